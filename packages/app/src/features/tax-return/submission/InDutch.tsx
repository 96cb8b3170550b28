import { Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { LanguageProvider, useLanguageChoice } from '../../../copy/words.tsx'

/** The overview is Dutch as a whole under the specification's mix. Spec 2 § 2.7. */
export function InDutch({ children }: { readonly children: ReactNode }) {
  const content = <Stack gap={10}>{children}</Stack>
  if (useLanguageChoice() !== 'mix') return content
  return (
    <LanguageProvider value="nl">
      <div lang="nl">{content}</div>
    </LanguageProvider>
  )
}
