import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useEffect, useState } from 'react'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { isRunning, keyOf, type Session } from '../live/sessions.ts'
import { T } from '../words.tsx'
import { ChartChoice } from './ChartChoice.tsx'
import { type Chosen, chosenAmong, sessionOf } from './chosen.ts'
import { LiveChart } from './LiveChart.tsx'
import { LocalChart } from './LocalChart.tsx'
import { SpecSections } from './SpecSections.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useSessions } from './use-sessions.ts'
import * as styles from './workbench.css.ts'

/** The whole inspector: choose a chart of the catalogue or one of another tab, and step through it. */
export function Inspector() {
  const [asked, setAsked] = useState<Chosen | null>(null)
  const { sessions, ask, forget } = useSessions()
  const chosen = chosenAmong(sessions, asked)
  const session = sessionOf(sessions, chosen)
  const entry = entryIn(catalogue, session?.chart ?? (chosen.kind === 'catalogue' ? chosen.id : ''))
  const { list: shown, press: forgets } = useFocusAfter(sessions)

  const watched = session !== null && isRunning(session) ? session.tab : null
  useEffect(() => ask({ kind: 'watch', tab: watched }), [ask, watched])

  const forgetThese = (recordings: readonly Session[]) => {
    forgets()
    forget(recordings.map(({ tab, id }) => keyOf(tab, id)))
  }

  return (
    <main className={styles.desk}>
      <Stack gap={5} as="aside">
        <Heading level={1} size="lg">
          <T text={words.title} />
        </Heading>
        <ChartChoice onChoose={setAsked} onForget={forgetThese} sessions={sessions} shown={session ?? entry.id} />
        <Text size="sm" tone="muted">
          <T text={words.intro} />
        </Text>
      </Stack>
      <Stack gap={6}>
        <section aria-labelledby="shown" ref={shown} tabIndex={-1}>
          <Stack gap={3}>
            <Heading id="shown" level={2} size="lg">
              <T text={entry.title} />
            </Heading>
            {session === null ? (
              <LocalChart entry={entry} key={entry.id} onBegin={() => setAsked({ kind: 'catalogue', id: entry.id })} />
            ) : (
              <LiveChart
                ask={ask}
                entry={entry}
                key={keyOf(session.tab, session.id)}
                onForget={() => forgetThese([session])}
                session={session}
              />
            )}
            <Text tone="muted">
              <T text={entry.description} />
            </Text>
          </Stack>
        </section>
        <SpecSections />
      </Stack>
    </main>
  )
}
