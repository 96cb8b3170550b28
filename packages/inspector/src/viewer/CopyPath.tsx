import { Button } from '@aangiftewijs/ui/Button'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { TextArea } from '@aangiftewijs/ui/TextArea'
import { useState } from 'react'
import type { ChartEntry } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { Recording } from '../live/recording.ts'
import { T } from '../words.tsx'
import { Part } from './Part.tsx'
import { asJourney, asTest } from './path-text.ts'

interface CopyPathProps {
  readonly entry: ChartEntry
  /** Whether nothing has happened yet. */
  readonly isEmpty: boolean
  /** Called when a copy is wanted: matching a recording with what is prepared takes a moment. */
  readonly record: () => Recording
}

/** Copies the path so far as a test or a journey; the text is shown too, for browsers that do not let pages copy. */
export function CopyPath({ entry, isEmpty, record }: CopyPathProps) {
  const [text, setText] = useState('')
  const copy = (made: string) => {
    setText(made)
    void navigator.clipboard?.writeText(made).catch(() => undefined)
  }
  return (
    <Part title={words.copyPath}>
      <Cluster gap={2}>
        <Button isDisabled={isEmpty} onPress={() => copy(asTest(entry, record()))} size="small" variant="secondary">
          <T text={words.copyTest} />
        </Button>
        <Button isDisabled={isEmpty} onPress={() => copy(asJourney(entry, record()))} size="small" variant="secondary">
          <T text={words.copyJourney} />
        </Button>
      </Cluster>
      {isEmpty && (
        <Text size="sm" tone="muted">
          <T text={words.nothingToCopy} />
        </Text>
      )}
      {text !== '' && (
        <TextArea
          hint={<T text={words.copied} />}
          label={<T text={words.copyText} />}
          name="copied"
          onChange={setText}
          rows={10}
          value={text}
        />
      )}
    </Part>
  )
}
