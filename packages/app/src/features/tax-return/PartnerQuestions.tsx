import type { FormFields } from '@aangiftewijs/domain/form'
import { namesOf, partnerWords, type Question, questionsOf } from '@aangiftewijs/domain/tax-return'
import { BsnField } from '@aangiftewijs/ui/BsnField'
import { DateField } from '@aangiftewijs/ui/DateField'
import { Stack } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T } from '../../copy/words.tsx'
import type { ErrorWords } from '../../shell/problem-words.tsx'
import { words } from './partner.copy.ts'

interface PartnerQuestionsProps {
  readonly shown: FormFields
  readonly errorOf: ErrorWords['errorOf']
}

/** The questions about the fiscal partner. */
export const PartnerQuestions = (props: PartnerQuestionsProps) => (
  <Stack gap={6}>
    {namesOf(questionsOf.partner).map((name) => (
      <PartnerQuestion key={name} name={name} {...props} />
    ))}
  </Stack>
)

const textTypes = { email: 'email', phone: 'tel' } as const

function PartnerQuestion({
  name,
  shown,
  errorOf,
}: PartnerQuestionsProps & { readonly name: keyof typeof questionsOf.partner }) {
  const { kind, isNeeded, limits }: Question = questionsOf.partner[name]
  const { label, hint } = partnerWords[name]
  const common = {
    name,
    ...(hint && { hint: <T text={hint} /> }),
    ...(isNeeded ? { isRequired: true } : { optionalLabel: <T text={words.optional} /> }),
    ...errorOf(name),
  }
  const field = { ...common, label: <T text={label} />, defaultValue: shown[name] ?? '' }
  switch (kind) {
    case 'bsn':
      return <BsnField {...field} />
    case 'date':
      return (
        <DateField
          {...common}
          legend={<T text={label} />}
          labels={{ day: <T text={words.day} />, month: <T text={words.month} />, year: <T text={words.year} /> }}
          defaultValue={{
            day: shown[`${name}-day`] ?? '',
            month: shown[`${name}-month`] ?? '',
            year: shown[`${name}-year`] ?? '',
          }}
        />
      )
    case 'email':
    case 'phone':
      return <TextField {...field} type={textTypes[kind]} autoComplete="off" />
    default:
      return <TextField {...field} autoComplete="off" {...(limits?.atMost && { maxLength: limits.atMost })} />
  }
}
