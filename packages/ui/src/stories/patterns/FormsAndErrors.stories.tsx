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
import { inLanguage } from './in-language.ts'

const meta = { title: 'Patterns/Forms and errors', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Say = ReturnType<typeof inLanguage>

const wordsIn = (say: Say) => ({
  bsn: say('Citizen service number (BSN)', 'Burgerservicenummer (BSN)'),
  gifts: say('Gifts to charities', 'Giften aan goede doelen'),
  title: say('Set up your tax return', 'Uw aangifte beginnen'),
  next: say('Continue', 'Verder'),
  errors: {
    bsn: say('Enter your citizen service number: nine digits', 'Vul uw burgerservicenummer in: negen cijfers'),
    birthDate: say('Enter your date of birth', 'Vul uw geboortedatum in'),
    partner: say('Choose whether you had a fiscal partner', 'Kies of u een fiscale partner had'),
  },
})

interface SetupProps {
  readonly isWrongFrom: 'start' | 'submit'
  readonly say: Say
}

function Setup({ isWrongFrom, say }: SetupProps) {
  const { errors, ...words } = wordsIn(say)
  const [attempts, setAttempts] = useState(isWrongFrom === 'start' ? 1 : 0)
  const isWrong = attempts > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
  }
  return (
    <Page width="form">
      <Stack gap={6}>
        <Stack gap={2}>
          <Text tone="muted" size="sm">
            {say('Step 1 of 7: Setup', 'Stap 1 van 7: Gegevens')}
          </Text>
          <Heading level={1}>{words.title}</Heading>
          <Text>
            {say('We use this only to work out your return.', 'Wij gebruiken dit alleen om uw aangifte te berekenen.')}
          </Text>
        </Stack>
        {isWrong && (
          <ErrorSummary
            title={say('There is a problem', 'Er is een probleem')}
            attempt={attempts}
            hasFocus={isWrongFrom === 'submit'}
            problems={Object.entries(errors).map(([field, text]) => ({ href: `#${field}`, text }))}
          />
        )}
        <form onSubmit={submit} noValidate>
          <Stack gap={8}>
            <BsnField
              name="bsn"
              label={words.bsn}
              hint={say(
                'Nine digits, on your passport or identity card.',
                'Negen cijfers, op uw paspoort of identiteitskaart.',
              )}
              error={isWrong && errors.bsn}
              isRequired
            />
            <DateField
              name="birthDate"
              legend={say('Date of birth', 'Geboortedatum')}
              hint={say('For example 27 3 1985', 'Bijvoorbeeld 27 3 1985')}
              labels={{ day: say('Day', 'Dag'), month: say('Month', 'Maand'), year: say('Year', 'Jaar') }}
              error={isWrong && errors.birthDate}
              isRequired
            />
            <RadioGroup
              name="partner"
              label={say('Did you have a fiscal partner?', 'Had u een fiscale partner?')}
              direction="row"
              options={[
                { value: 'yes', label: say('Yes', 'Ja') },
                { value: 'no', label: say('No', 'Nee') },
              ]}
              error={isWrong && errors.partner}
              isRequired
            />
            <MoneyField
              name="gifts"
              label={words.gifts}
              optionalLabel={say('(optional)', '(niet verplicht)')}
              hint={say('Only gifts of which you have proof.', 'Alleen giften waarvan u een bewijs heeft.')}
              defaultValue="120,00"
            />
            <TextField
              name="note"
              label={say('Note for yourself', 'Notitie voor uzelf')}
              optionalLabel={say('(optional)', '(niet verplicht)')}
            />
            <Checkbox name="agree" hint={say('You can change this later.', 'U kunt dit later wijzigen.')}>
              {say('Remind me before May 1', 'Stuur mij een herinnering voor 1 mei')}
            </Checkbox>
            <Cluster>
              <Button type="submit">{words.next}</Button>
              <LinkButton href="#back" variant="secondary">
                {say('Back', 'Terug')}
              </LinkButton>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </Page>
  )
}

export const Empty: Story = {
  render: (_, { globals }) => <Setup isWrongFrom="submit" say={inLanguage(globals)} />,
}
export const CameBack: Story = {
  render: (_, { globals }) => <Setup isWrongFrom="start" say={inLanguage(globals)} />,
}

/** Submitting moves the focus to the summary; its first problem leads to the field. */
export const Submitted: Story = {
  ...Empty,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { errors, ...words } = wordsIn(inLanguage(globals))
    await userEvent.click(canvas.getByRole('button', { name: words.next }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: errors.bsn }))
    await expect(canvas.getByRole('textbox', { name: words.bsn })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.gifts) })).toHaveValue('120,00')
  },
}
