import { Button } from '@aangiftewijs/ui/Button'
import { ChipGroup } from '@aangiftewijs/ui/ChipGroup'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { catalogue } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import { distinctionsOf, isRunning, keyOf, recordingsIn, type Session, type Sessions } from '../live/sessions.ts'
import { T, useWords } from '../words.tsx'
import type { Chosen } from './chosen.ts'
import { SessionName } from './SessionName.tsx'

interface ChartChoiceProps {
  readonly sessions: Sessions
  /** The chart of the catalogue that is shown, or the session. */
  readonly shown: string | Session
  readonly onChoose: (chosen: Chosen) => void
  readonly onForget: (recordings: readonly Session[]) => void
}

/** The charts to choose from: those that run in other tabs, what was recorded of those that ended, and all to try out. */
export function ChartChoice({ sessions, shown, onChoose, onForget }: ChartChoiceProps) {
  const say = useWords()
  const live = [...sessions.values()].filter((one) => isRunning(one) && one.parent === null)
  const recordings = recordingsIn(sessions)
  const distinctions = distinctionsOf(live)
  const value = typeof shown === 'string' ? shown : keyOf(shown.tab, shown.id)
  return (
    <>
      <Stack as="section" gap={2}>
        <Heading level={2} size="md">
          <T text={words.running} />
        </Heading>
        <Text size="sm" tone="muted">
          <T text={live.length === 0 ? words.noneRunning : words.runningHint} />
        </Text>
        {live.length === 0 ? null : (
          <ChipGroup
            items={live.map((one, at) => ({
              value: keyOf(one.tab, one.id),
              label: <SessionName distinction={distinctions[at] ?? null} session={one} />,
            }))}
            label={say(words.running)}
            onChange={(key) => onChoose({ kind: 'session', key })}
            value={value}
          />
        )}
      </Stack>
      {recordings.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={2} size="md">
            <T text={words.recordings} />
          </Heading>
          <Text size="sm" tone="muted">
            <T text={words.recordingsHint} />
          </Text>
          <ChipGroup
            items={recordings.map((one) => ({ value: keyOf(one.tab, one.id), label: <SessionName session={one} /> }))}
            label={say(words.recordings)}
            onChange={(key) => onChoose({ kind: 'recording', key })}
            value={value}
          />
          <Cluster>
            <Button onPress={() => onForget(recordings)} size="small" variant="quiet">
              <T text={words.forgetAll} />
            </Button>
          </Cluster>
        </Stack>
      )}
      <Stack as="section" gap={2}>
        <Heading level={2} size="md">
          <T text={words.catalogue} />
        </Heading>
        <ChipGroup
          items={catalogue.map(({ id, title }) => ({ value: id, label: <T text={title} /> }))}
          label={say(words.catalogue)}
          onChange={(id) => onChoose({ kind: 'catalogue', id })}
          value={value}
        />
        <Text size="sm" tone="muted">
          <T text={words.catalogueHint} />
        </Text>
      </Stack>
    </>
  )
}
