import { centsOf, formatEuros } from '@aangiftewijs/domain/money'
import {
  type DraftStep,
  draftSteps,
  draftsPath,
  isTakenOver,
  pathOf,
  type Question,
  type QuestionName,
  type QuestionWords,
  questionsOf,
  questionWords,
  type TaxFiling,
  takenFrom,
  takenOverNames,
} from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Stack } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../copy/words.tsx'
import { useAnswer, useFilings } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { discardTyped } from '../tax-return/step-form/use-step-form.ts'
import { useOpenedFiling } from '../tax-return/wizard/use-opened-filing.ts'
import { checkWords, takenOverWords as words } from './taken-over.copy.ts'

/** Above a form that began with answers of another return: which, what to check, what that return said; and the way to begin empty. */
export function Part() {
  const { path } = usePage()
  const step = draftSteps.find((one) => pathOf(one) === path)
  return step ? <OfStep step={step} /> : null
}

function OfStep({ step }: { readonly step: DraftStep }) {
  const opened = useOpenedFiling(step)
  const filingId = opened?.completed === false ? opened.id : null
  const drafts = useAnswer(draftsPath(step)).data ?? []
  const draft = drafts.find(({ taxFilingId, fields }) => taxFilingId === filingId && isTakenOver(fields))
  const from = useFilings().find(({ id }) => String(id) === draft?.fields[takenFrom])
  if (from === undefined) return null
  const names = takenOverNames(step, from, opened ?? from)
  const values = { year: from.year, next: opened?.year ?? (Number(draft?.fields.year) || from.year + 1) }
  return (
    <Banner
      tone="info"
      title={<T text={words.title} values={values} />}
      actions={
        names.length > 0 && (
          <Button variant="secondary" size="small" type="submit" form={`${step}-form`} {...discardTyped}>
            <T text={words.decline} />
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <T text={names.length > 0 ? words.text : words.nothing} />
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Check name={name} values={values} />
              </li>
            ))}
          </ul>
        )}
        <Amounts step={step} from={from} />
      </Stack>
    </Banner>
  )
}

const wordsByName: Readonly<Record<string, QuestionWords>> = questionWords

/** A question in short. */
function Term({ name }: { readonly name: string }) {
  const { label, term = label } = wordsByName[name] ?? {}
  return term && <T text={term} />
}

interface CheckProps {
  readonly name: QuestionName
  /** The years of the return it is from and of the one that begins so. */
  readonly values: Readonly<Record<'year' | 'next', number>>
}

/** What is filled in, and what may have changed of it. */
function Check({ name, values }: CheckProps) {
  const check = checkWords[name]
  return (
    <>
      <Term name={name} />
      {check && (
        <>
          {': '}
          <T text={check} values={values} />
        </>
      )}
    </>
  )
}

/** The amounts of that return's step, to compare with. */
function Amounts({ step, from }: { readonly step: DraftStep; readonly from: TaxFiling }) {
  const answers: Readonly<Record<string, unknown>> = { ...from[`${step}Data`] }
  const rows = Object.entries<Question>(questionsOf[step]).flatMap(([name, { kind }]) =>
    kind === 'euros' && Number(answers[name]) > 0
      ? [{ id: `before-${name}`, label: <Term name={name} />, amount: formatEuros(centsOf(Number(answers[name]))) }]
      : [],
  )
  const caption = <T text={words.amounts} values={{ year: from.year }} />
  if (rows.length === 0) return null
  return (
    <Disclosure summary={caption}>
      <MoneyTable caption={caption} isCaptionHidden rows={rows} />
    </Disclosure>
  )
}
