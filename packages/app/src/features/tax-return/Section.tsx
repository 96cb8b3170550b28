import type { Copy } from '@aangiftewijs/domain/language'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'

/** A section of the overview, under its heading. */
export function Section({ title, children }: { readonly title: Copy; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <T text={title} />
      </Heading>
      {children}
    </Stack>
  )
}
