import { Badge } from '../components/Badge/index.ts'
import { Banner } from '../components/Banner/index.ts'
import { BsnField } from '../components/BsnField/index.ts'
import { Button } from '../components/Button/index.ts'
import { Card } from '../components/Card/index.ts'
import { Checkbox } from '../components/Checkbox/index.ts'
import { MoneyField } from '../components/MoneyField/index.ts'
import { RadioGroup } from '../components/RadioGroup/index.ts'
import { Select } from '../components/Select/index.ts'
import { Switch } from '../components/Switch/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { Cluster, Grid, Heading, Stack } from '../layout/index.ts'
import type { StyleGuideWords } from './words.ts'

interface SamplesProps {
  readonly words: StyleGuideWords
}

const variants = ['primary', 'secondary', 'quiet', 'quietDanger', 'danger'] as const

/** Every button, in both sizes and every state that stays. */
export const Buttons = ({ words }: SamplesProps) => (
  <Stack as="section" gap={4}>
    <Heading level={2}>{words.buttons}</Heading>
    {(['medium', 'small'] as const).map((size) => (
      <Cluster key={size}>
        {variants.map((variant) => (
          <Button key={variant} size={size} variant={variant}>
            {words.buttonNames[variant]}
          </Button>
        ))}
        <Button isPending size={size}>
          {words.buttonNames.pending}
        </Button>
        <Button isDisabled size={size}>
          {words.buttonNames.disabled}
        </Button>
      </Cluster>
    ))}
  </Stack>
)

const asOption = (label: string) => ({ value: label, label })

/** The form elements, each in its usual state, one wrong and one disabled. */
export function FormElements({ words }: SamplesProps) {
  const { fields } = words
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{words.form}</Heading>
      <Grid min="medium">
        <TextField hint={words.fieldHint} label={fields.text} name="sample-text" />
        <MoneyField defaultValue="45.000,00" label={fields.money} name="sample-money" />
        <BsnField label={fields.bsn} name="sample-bsn" />
        <TextField error={words.fieldError} label={fields.wrong} name="sample-wrong" />
        <Select label={fields.select} name="sample-select" options={words.years.map(asOption)} />
        <TextField defaultValue="sanne" isDisabled label={fields.disabled} name="sample-disabled" />
        <RadioGroup label={fields.radio} name="sample-radio" options={words.answers.map(asOption)} />
        <Stack>
          <Checkbox defaultSelected name="sample-checkbox">
            {fields.checkbox}
          </Checkbox>
          <Switch defaultSelected name="sample-switch">
            {fields.switch}
          </Switch>
        </Stack>
      </Grid>
    </Stack>
  )
}

/** A card, and every badge. */
export const Cards = ({ words }: SamplesProps) => (
  <Stack as="section" gap={4}>
    <Heading level={2}>{words.cards}</Heading>
    <Grid min="medium">
      <Card actions={<Button size="small">{words.cardAction}</Button>} headingLevel={3} title={words.cardTitle}>
        {words.cardText}
      </Card>
      <Card headingLevel={3} title={words.cardTitle}>
        <Cluster>
          {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {words.badges[tone]}
            </Badge>
          ))}
        </Cluster>
      </Card>
    </Grid>
  </Stack>
)

/** Every alert. */
export const Alerts = ({ words }: SamplesProps) => (
  <Stack as="section" gap={4}>
    <Heading level={2}>{words.alerts}</Heading>
    {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
      <Banner headingLevel={3} key={tone} title={words.alertTitles[tone]} tone={tone}>
        {words.alertText}
      </Banner>
    ))}
  </Stack>
)
