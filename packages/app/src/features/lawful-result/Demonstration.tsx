import { demonstrationWords as words } from '@aangiftewijs/domain/lawful-result'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'

/** The specified figures, closed and labelled, with why they differ from the law's. */
export const Demonstration = ({ children }: { readonly children: ReactNode }) => (
  <Disclosure
    summary={
      <Heading level={2} size="md">
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
