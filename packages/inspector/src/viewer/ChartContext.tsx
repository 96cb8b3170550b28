import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { inspectorWords as words } from '../copy.ts'
import type { Masked } from '../live/mask.ts'
import { T } from '../words.tsx'

/** What a chart remembers, masked, one line a value. */
export const ChartContext = ({ context }: { readonly context: Masked }) => (
  <Stack as="section" gap={2}>
    <Heading level={3}>
      <T text={words.context} />
    </Heading>
    <Text size="sm" tone="muted">
      <T text={words.contextHint} />
    </Text>
    <SummaryList rows={linesOf(context).map(([name, value]) => ({ id: name, term: name, value }))} />
  </Stack>
)

/** Every value with the way to it: `filing › currentStep`. */
export function linesOf(value: Masked, name = ''): readonly (readonly [string, string])[] {
  if (value === null || typeof value !== 'object') return [[name || '–', value === '' ? '‹blank›' : String(value)]]
  const members = Object.entries(value)
  if (members.length === 0) return [[name || '–', Array.isArray(value) ? '[]' : '{}']]
  return members.flatMap(([member, inner]) => linesOf(inner, name === '' ? member : `${name} › ${member}`))
}
