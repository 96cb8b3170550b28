import type { FormFields } from '@aangiftewijs/domain/form'
import { formatEuros } from '@aangiftewijs/domain/money'
import type { Household } from '@aangiftewijs/domain/tax-law'
import { amountOf, figuresOf, readTrial, trialWays } from '@aangiftewijs/domain/what-if'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Stack } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { Select } from '@aangiftewijs/ui/Select'
import { type SubmitEvent, useState } from 'react'
import { genericProblems } from '../../copy/problems.ts'
import { T, useWords } from '../../copy/words.tsx'
import { shellWords } from '../../shell/copy.ts'
import { useErrorTitle } from '../../shell/document-title.ts'
import { fieldsOf } from '../../shell/form-fields.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { wordsOfProblems } from '../../shell/problem-words.tsx'
import { whatIfPath } from './addresses.ts'
import { trialWords } from './copy.ts'
import { figureWords } from './figures.copy.ts'
import { TrialResult } from './TrialResult.tsx'

interface TryOutProps {
  readonly year: number
  readonly household: Household
}

/** Choose a figure and another amount. Without script the form is posted and the page comes back with what moved. */
export function TryOut({ year, household }: TryOutProps) {
  const say = useWords()
  const [asked, setAsked] = useState<FormFields | null>(usePostedForm('what-if')?.fields ?? null)
  const [attempt, setAttempt] = useState(0)
  const read = asked && readTrial(asked, household)
  const problems = read?.ok === false ? read.problems : []
  const { errorOf, lines } = wordsOfProblems(problems, ({ code }) => genericProblems[code])
  useErrorTitle(problems.length > 0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(fieldsOf(event.currentTarget))
    setAttempt((count) => count + 1)
  }
  return (
    <Card as="section" id="try" title={<T text={trialWords.title} />}>
      <Stack gap={6}>
        {lines.length > 0 && (
          <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={lines} attempt={attempt} />
        )}
        <form method="post" action={`${whatIfPath}#try`} noValidate onSubmit={submit}>
          <Stack gap={5}>
            <Select
              name="figure"
              label={<T text={trialWords.figure} />}
              options={figuresOf(household).map((figure) => ({
                value: figure,
                label: say(trialWords.option, {
                  name: say(figureWords[figure]),
                  amount: formatEuros(amountOf(household, figure)),
                }),
              }))}
              defaultValue={asked?.figure}
              {...errorOf('figure')}
            />
            <Select
              name="way"
              label={<T text={trialWords.way} />}
              options={trialWays.map((way) => ({ value: way, label: say(trialWords[way]) }))}
              defaultValue={asked?.way}
              {...errorOf('way')}
            />
            <MoneyField
              name="amount"
              label={<T text={trialWords.amount} />}
              isRequired
              defaultValue={asked?.amount ?? ''}
              {...errorOf('amount')}
            />
            <div>
              <Button type="submit" name="intent" value="try">
                <T text={trialWords.calculate} />
              </Button>
            </div>
          </Stack>
        </form>
        {read?.ok && <TrialResult year={year} household={household} trial={read.value} attempt={attempt} />}
      </Stack>
    </Card>
  )
}
