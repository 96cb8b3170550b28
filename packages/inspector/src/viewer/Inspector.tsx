import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { type Distinction, distinctionsOf, followed, isRunning, keyOf, type Session } from '../live/sessions.ts'
import { T, useWords } from '../words.tsx'
import { LiveChart } from './LiveChart.tsx'
import { LocalChart } from './LocalChart.tsx'
import { SpecSections } from './SpecSections.tsx'
import { useSessions } from './use-sessions.ts'
import * as styles from './workbench.css.ts'

type Chosen = { readonly kind: 'catalogue'; readonly id: string } | { readonly kind: 'session'; readonly key: string }

const [first] = catalogue

/** The whole inspector: choose a chart of the catalogue or one that runs in another tab, and step through it. */
export function Inspector() {
  const [asked, setAsked] = useState<Chosen | null>(null)
  const { sessions, ask } = useSessions()
  const say = useWords()
  const live = [...sessions].filter(([, session]) => isRunning(session) && session.parent === null)
  const distinctions = distinctionsOf(live.map(([, one]) => one))
  const chosen = asked ?? liveReturn(live) ?? { kind: 'catalogue', id: first?.id ?? '' }
  const session = chosen.kind === 'session' ? followed(sessions, chosen.key) : null
  const shown = chosen.kind === 'catalogue' ? chosen.id : session?.chart
  const entry = shown === undefined ? null : entryIn(catalogue, shown)

  return (
    <main className={styles.desk}>
      <Stack gap={5} as="aside">
        <Heading level={1} size="lg">
          <T text={words.title} />
        </Heading>
        <Stack as="section" gap={2}>
          <Heading level={2} size="md">
            <T text={words.running} />
          </Heading>
          <Text size="sm" tone="muted">
            <T text={live.length === 0 ? words.noneRunning : words.runningHint} />
          </Text>
          {live.length === 0 ? null : (
            <ChipGroup
              items={live.map(([key, one], at) => ({
                value: key,
                label: <SessionName session={one} distinction={distinctions[at] ?? null} />,
              }))}
              label={say(words.running)}
              onChange={(key) => setAsked({ kind: 'session', key })}
              value={session === null ? '' : keyOf(session.tab, session.id)}
            />
          )}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={2} size="md">
            <T text={words.catalogue} />
          </Heading>
          <ChipGroup
            items={catalogue.map(({ id, title }) => ({ value: id, label: <T text={title} /> }))}
            label={say(words.catalogue)}
            onChange={(id) => setAsked({ kind: 'catalogue', id })}
            value={chosen.kind === 'catalogue' ? chosen.id : ''}
          />
          <Text size="sm" tone="muted">
            <T text={words.catalogueHint} />
          </Text>
        </Stack>
        <Text size="sm" tone="muted">
          <T text={words.intro} />
        </Text>
      </Stack>
      <Stack gap={6}>
        {entry === null ? null : (
          <Stack as="section" gap={3}>
            <Heading level={2} size="lg">
              <T text={entry.title} />
            </Heading>
            {session === null ? (
              <LocalChart entry={entry} key={entry.id} onBegin={() => setAsked({ kind: 'catalogue', id: entry.id })} />
            ) : (
              <LiveChart ask={ask} entry={entry} key={keyOf(session.tab, session.id)} session={session} />
            )}
            <Text tone="muted">
              <T text={entry.description} />
            </Text>
          </Stack>
        )}
        <SpecSections />
      </Stack>
    </main>
  )
}

/** The return that runs in another tab: what most people came for. */
const liveReturn = (live: readonly (readonly [string, Session])[]): Chosen | null => {
  const found = live.find(([, { chart }]) => chart === 'tax-return')
  return found === undefined ? null : { kind: 'session', key: found[0] }
}

interface SessionNameProps {
  readonly session: Session
  readonly distinction: Distinction | null
}

function SessionName({ session: { chart, path }, distinction }: SessionNameProps) {
  const say = useWords()
  const name = say(words.sessionOn, { chart: say(entryIn(catalogue, chart).title), path })
  if (distinction === null) return name
  const { state, type, number } = distinction
  return (
    <span>
      {name}
      <span lang="en">
        {type === null ? '' : ` · ${type.replaceAll('_', ' ')}`} · {state}
      </span>
      {number === null ? '' : ` (${number})`}
    </span>
  )
}
