import { Contents } from '@aangiftewijs/ui/Contents'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { Blocks, Inline } from './Blocks.tsx'
import type { Part, Section } from './blocks.ts'
import { words } from './copy.ts'

/** One section under its heading, which carries the anchor. */
export const SectionView = ({ section, level = 2 }: { readonly section: Section; readonly level?: 2 | 3 }) => (
  <Stack as="section" gap={4}>
    <Heading level={level} id={section.id}>
      <T text={section.title} />
    </Heading>
    <Blocks blocks={section.blocks} />
  </Stack>
)

interface SectionsProps {
  readonly part: Part
  /** Headings that stand below the part on the same page. */
  readonly more?: readonly { readonly id: string; readonly title: Section['title'] }[]
}

/** A part with the list of its headings beside it at wide widths. */
export function Sections({ part, more = [] }: SectionsProps) {
  const say = useWords()
  const items = [...part.sections, ...more].map(({ id, title }) => ({ id, title: <T text={title} /> }))
  return (
    <Contents label={<T text={words.contents} values={{ part: say(part.title) }} />} items={items}>
      <Stack gap={12}>
        {part.lead && (
          <Text size="lg" tone="muted">
            <Inline text={part.lead} />
          </Text>
        )}
        {part.sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </Stack>
    </Contents>
  )
}
