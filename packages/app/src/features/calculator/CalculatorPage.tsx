import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Heading, Page as Sheet, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { Tabs } from '@aangiftewijs/ui/Tabs'
import { T, useWords } from '../../copy/words.tsx'
import { matchRoute } from '../../routes.ts'
import { AmountsForm } from './AmountsForm.tsx'
import { addressOf, calculatorPath, type View, views } from './amounts-in-address.ts'
import { words } from './copy.ts'
import { Results } from './Results.tsx'
import { SideCards } from './SideCards.tsx'
import { useCalculator } from './use-calculator.ts'

const isView = (id: string): id is View => views.some((view) => view === id)

/** The quick tax calculator. Spec 2 § 2.9. Without script it asks with GET and the answer comes with the page. */
export function Page() {
  const say = useWords()
  const calculator = useCalculator()
  const { attempt, lines, result, view, typed } = calculator
  const tabs = views.map((id) => ({
    id,
    label: <T text={words[id]} />,
    content: <AmountsForm view={id} calculator={calculator} />,
  }))
  return (
    <Sheet>
      <Stack gap={8}>
        {lines.length > 0 && (
          <ErrorSummary title={<T text={words.problemsTitle} />} problems={lines} attempt={attempt} />
        )}
        <Stack as="header" gap={3}>
          <Heading level={1}>
            <T text={matchRoute('tax', calculatorPath).title} />
          </Heading>
          <Text size="lg" tone="muted">
            <T text={words.intro} />
          </Text>
        </Stack>
        <Split sideAt="end" side={<SideCards />}>
          <Stack gap={8}>
            <Tabs
              label={say(words.views)}
              tabs={tabs}
              value={view}
              onChange={(id) => isView(id) && calculator.choose(id)}
              hrefFor={(id) => addressOf(isView(id) ? id : 'basic', typed)}
            />
            {result && <Results result={result} address={calculator.address} attempt={attempt} />}
          </Stack>
        </Split>
      </Stack>
    </Sheet>
  )
}
