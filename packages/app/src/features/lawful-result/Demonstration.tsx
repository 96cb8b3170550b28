import { demonstrationWords as words } from '@aangiftewijs/domain/lawful-result'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Heading, Stack, type SubHeadingLevel, Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'

interface DemonstrationProps {
  /** The place of its label in the outline of the page.
   * @default 2 */
  readonly headingLevel?: SubHeadingLevel
  readonly children: ReactNode
}

/** The specified figures, closed and labelled, with why they differ from the law's. */
export const Demonstration = ({ headingLevel = 2, children }: DemonstrationProps) => (
  <Disclosure
    summary={
      <Heading level={headingLevel} size="md">
        <T text={words.title} />
      </Heading>
    }
  >
    <Stack gap={6}>
      <Text size="sm">
        <T text={words.whyItDiffers} />
      </Text>
      {children}
    </Stack>
  </Disclosure>
)
