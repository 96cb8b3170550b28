import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { BsnField } from '../../components/BsnField/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { DateField } from '../../components/DateField/index.ts'
import { ErrorSummary } from '../../components/ErrorSummary/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { MoneyField } from '../../components/MoneyField/index.ts'
import { RadioGroup } from '../../components/RadioGroup/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { Cluster, Heading, Page, Stack, Text } from '../../layout/index.ts'

const meta = { title: 'Patterns/Forms and errors', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const errors = {
  bsn: 'Vul uw burgerservicenummer in: negen cijfers',
  birthDate: 'Vul uw geboortedatum in',
  partner: 'Kies of u een fiscale partner had',
}

function AboutYou({ isWrongFrom }: { readonly isWrongFrom: 'start' | 'submit' }) {
  const [attempts, setAttempts] = useState(isWrongFrom === 'start' ? 1 : 0)
  const isWrong = attempts > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
  }
  return (
    <Page width="form">
      <form onSubmit={submit} noValidate lang="nl">
        <Stack gap={8}>
          {isWrong && (
            <ErrorSummary
              title="Er is een probleem"
              attempt={attempts}
              hasFocus={isWrongFrom === 'submit'}
              problems={Object.entries(errors).map(([field, text]) => ({ href: `#${field}`, text }))}
            />
          )}
          <Stack gap={2}>
            <Text tone="muted" size="sm">
              Stap 1 van 7
            </Text>
            <Heading level={1}>Over u</Heading>
            <Text>Wij gebruiken dit alleen om uw aangifte te berekenen.</Text>
          </Stack>
          <BsnField
            name="bsn"
            label="Burgerservicenummer (BSN)"
            hint="Negen cijfers, op uw paspoort of identiteitskaart."
            error={isWrong && errors.bsn}
            isRequired
          />
          <DateField
            name="birthDate"
            legend="Geboortedatum"
            hint="Bijvoorbeeld 27 3 1985"
            labels={{ day: 'Dag', month: 'Maand', year: 'Jaar' }}
            error={isWrong && errors.birthDate}
            isRequired
          />
          <RadioGroup
            name="partner"
            label="Had u een fiscale partner?"
            direction="row"
            options={[
              { value: 'yes', label: 'Ja' },
              { value: 'no', label: 'Nee' },
            ]}
            error={isWrong && errors.partner}
            isRequired
          />
          <MoneyField
            name="gifts"
            label="Giften aan goede doelen"
            optionalLabel="(niet verplicht)"
            hint="Alleen giften waarvan u een bewijs heeft."
            defaultValue="120,00"
          />
          <TextField name="note" label="Notitie voor uzelf" optionalLabel="(niet verplicht)" />
          <Checkbox name="agree" hint="U kunt dit later wijzigen.">
            Stuur mij een herinnering voor 1 mei
          </Checkbox>
          <Cluster>
            <Button type="submit">Verder</Button>
            <LinkButton href="#back" variant="secondary">
              Terug
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </Page>
  )
}

export const Empty: Story = { render: () => <AboutYou isWrongFrom="submit" /> }
export const CameBack: Story = { render: () => <AboutYou isWrongFrom="start" /> }

/** Submitting moves the focus to the summary; its first problem leads to the field. */
export const Submitted: Story = {
  render: () => <AboutYou isWrongFrom="submit" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Verder' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: errors.bsn }))
    await expect(canvas.getByRole('textbox', { name: 'Burgerservicenummer (BSN)' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /Giften/ })).toHaveValue('120,00')
  },
}
