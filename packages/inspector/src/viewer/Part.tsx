import type { Copy } from '@aangiftewijs/domain/language'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T } from '../words.tsx'

/** A part of the workbench under its heading. */
export const Part = ({ title, children }: { readonly title: Copy; readonly children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <Heading level={3} size="md">
      <T text={title} />
    </Heading>
    {children}
  </Stack>
)
