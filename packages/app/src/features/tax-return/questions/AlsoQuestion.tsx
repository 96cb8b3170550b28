import { besidePapers, type Question, questionsOf } from '@aangiftewijs/domain/tax-return'
import { Checkbox, type CheckboxProps } from '@aangiftewijs/ui/Checkbox'
import { Stack } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { T } from '../../../copy/words.tsx'
import { MadeOnce } from '../../../deferred/made-once.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { AmountDetails, AmountSource } from '../papers/AmountSource.tsx'
import { type Found, foundAmounts } from '../papers/found-amounts.ts'
import { WhereFound } from '../papers/WhereFound.tsx'
import { dayWords } from './also-count.copy.ts'
import { DateQuestion } from './DateQuestion.tsx'
import { DeductibleInterest } from './DeductibleInterest.tsx'
import { foundAlso } from './found-also.ts'
import { Hint } from './Hint.tsx'
import { InGuide } from './InGuide.tsx'
import type { AskedQuestion } from './use-also-asked.ts'

const questions: Readonly<Record<string, Question>> = { ...questionsOf.income, ...questionsOf.deductions }
const places: Readonly<Record<string, Found>> = { ...foundAmounts, ...foundAlso }

type AlsoQuestionProps = AskedQuestion & Pick<ErrorWords, 'errorOf'> & Pick<CheckboxProps, 'hintWhen'>

/** A question under “also count this”: what it is, where to find it, the section of the guide, and the documents it came from. */
export const AlsoQuestion = (question: AlsoQuestionProps) => (
  <MadeOnce
    name={
      isBlankQuestion(question) ? `also-${question.name} ${question.words.label.en} ${question.words.hint?.en}` : null
    }
  >
    <Asked {...question} />
  </MadeOnce>
)

/** Whether it shows nothing but itself, as it does to everyone. */
export const isBlankQuestion = ({ name, shown, typed, suggestion, unsure, errorOf }: AlsoQuestionProps): boolean =>
  shown === '' && typed === '' && suggestion === null && unsure.length === 0 && errorOf(name).error === undefined

function Asked({
  name,
  kind,
  words,
  guide,
  shown,
  typed,
  day,
  suggestion,
  unsure,
  hintWhen,
  errorOf,
}: AlsoQuestionProps) {
  const { label, hint } = words
  // The partner’s is found where one’s own is.
  const own = questions[name]?.ofPartner ?? name
  const found = places[own]
  const inGuide = guide && <InGuide href={guide} control={kind === 'date' ? `${name}-day` : name} label={label} />
  const about = found ? <WhereFound name={own} label={label} found={found} inGuide={inGuide} /> : inGuide
  const common = { name, ...(hint && { hint: <Hint name={name} text={hint} /> }), ...errorOf(name) }
  return (
    <Stack gap={1}>
      {kind === 'tick' && (
        <Checkbox {...common} defaultSelected={shown === 'on'} after={about} hintWhen={hintWhen}>
          <T text={label} />
        </Checkbox>
      )}
      {kind === 'date' && <DateQuestion name={name} words={words} parts={dayWords} shown={day} errorOf={errorOf} />}
      {kind === 'euros' && (
        <MoneyField
          {...common}
          label={<T text={label} />}
          defaultValue={shown}
          source={suggestion && <AmountSource typed={typed} suggestion={suggestion} />}
        />
      )}
      {kind !== 'tick' && about}
      <AmountDetails name={name} label={label} typed={typed} suggestion={suggestion} unsure={unsure} />
      {suggestion && <input type="hidden" name={name + besidePapers} />}
      {suggestion && <DeductibleInterest name={name} label={label} suggestion={suggestion} />}
    </Stack>
  )
}
