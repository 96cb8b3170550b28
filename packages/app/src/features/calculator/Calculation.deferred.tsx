import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Stack } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { T, useWords } from '../../copy/words.tsx'
import { shellWords } from '../../shell/copy.ts'
import { AmountsForm } from './AmountsForm.tsx'
import { addressOf, type View, views } from './amounts-in-address.ts'
import { words } from './copy.ts'
import { Results } from './Results.tsx'
import { useCalculator } from './use-calculator.ts'

const isView = (id: string): id is View => views.some((view) => view === id)

/** The two forms and what they come to. */
export function Part() {
  const say = useWords()
  const calculator = useCalculator()
  const { attempt, lines, result, lawful, view, typed } = calculator
  const tabs = views.map((id) => ({
    id,
    label: <T text={words[id]} />,
    content: <AmountsForm view={id} calculator={calculator} />,
  }))
  return (
    <Stack gap={8}>
      {lines.length > 0 && (
        <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={lines} attempt={attempt} />
      )}
      <Tabs
        label={say(words.views)}
        tabs={tabs}
        value={view}
        onChange={(id) => isView(id) && calculator.choose(id)}
        hrefFor={(id) => addressOf(isView(id) ? id : 'basic', typed)}
      />
      {result && (
        <Results
          result={result}
          lawful={lawful}
          address={calculator.address}
          isOutdated={calculator.isOutdated}
          attempt={attempt}
        />
      )}
    </Stack>
  )
}
