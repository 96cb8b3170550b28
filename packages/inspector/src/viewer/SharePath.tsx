import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { TextArea } from '@aangiftewijs/ui/TextArea'
import { useState } from 'react'
import type { ChartEntry } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { Recording } from '../live/recording.ts'
import { T } from '../words.tsx'
import { asJourney, asTest } from './share.ts'

interface SharePathProps {
  readonly entry: ChartEntry
  /** Whether nothing has happened yet. */
  readonly isEmpty: boolean
  /** Called when a copy is wanted: matching a recording with what is prepared takes a moment. */
  readonly record: () => Recording
}

/** Copies the path so far as a test or a journey; the text is shown too, for browsers that do not let pages copy. */
export function SharePath({ entry, isEmpty, record }: SharePathProps) {
  const [text, setText] = useState('')
  const share = (made: string) => {
    setText(made)
    void navigator.clipboard?.writeText(made).catch(() => undefined)
  }
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>
        <T text={words.share} />
      </Heading>
      <Cluster gap={2}>
        <Button isDisabled={isEmpty} onPress={() => share(asTest(entry, record()))} size="small" variant="secondary">
          <T text={words.copyTest} />
        </Button>
        <Button isDisabled={isEmpty} onPress={() => share(asJourney(entry, record()))} size="small" variant="secondary">
          <T text={words.copyJourney} />
        </Button>
      </Cluster>
      {isEmpty ? (
        <Text size="sm" tone="muted">
          <T text={words.nothingToCopy} />
        </Text>
      ) : null}
      {text === '' ? null : (
        <TextArea
          hint={<T text={words.copied} />}
          label={<T text={words.copyText} />}
          name="copied"
          onChange={setText}
          rows={10}
          value={text}
        />
      )}
    </Stack>
  )
}
