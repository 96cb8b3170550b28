import { partnerTestBsn } from '@aangiftewijs/domain/bsn'
import type { FormFields } from '@aangiftewijs/domain/form'
import { namesOf, partnerWords, type Question, questionsOf } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { TextField } from '@aangiftewijs/ui/TextField'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { TestBsnField } from '../../../shell/TestBsnField.tsx'
import { words } from '../partner.copy.ts'
import { DateQuestion } from './DateQuestion.tsx'

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
      return <TestBsnField {...field} testBsn={partnerTestBsn} />
    case 'date':
      return <DateQuestion name={name} words={partnerWords[name]} parts={words} shown={shown} errorOf={errorOf} />
    case 'email':
    case 'phone':
      return <TextField {...field} type={textTypes[kind]} autoComplete="off" />
    default:
      return <TextField {...field} autoComplete="off" {...(limits?.atMost && { maxLength: limits.atMost })} />
  }
}
