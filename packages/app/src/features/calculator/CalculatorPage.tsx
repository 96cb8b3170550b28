import { Heading, Page as Sheet, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { useEffect } from 'react'
import { T } from '../../copy/words.tsx'
import { late } from '../../late/late.tsx'
import { fetchParts } from '../../late/parts.ts'
import { matchRoute } from '../../routes.ts'
import { words } from './copy.ts'
import { SideCards } from './SideCards.tsx'

/** Whether the address carries amounts after `#`, which only this browser knows. Which ones is for the part to say. */
const isShared = () => typeof location !== 'undefined' && location.hash.includes('=')

const Calculation = await late(
  'calculation',
  async () => (await import('./Calculation.late.tsx')).Calculation,
  isShared,
)

/** The quick tax calculator. Spec 2 § 2.9. Without script its form is posted and the answer comes with the page. */
export function Page() {
  useEffect(() => {
    // A shared link opened while this page stands here; when its script cannot be had, the form is still there to fill in.
    const follow = () => void (isShared() && fetchParts().catch(() => undefined))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return <Calculator />
}

const Calculator = () => (
  <Sheet>
    <Stack gap={8}>
      <Stack as="header" gap={3}>
        <Heading level={1}>
          <T text={matchRoute('tax', '/quick-tax-calculator').title} />
        </Heading>
        <Text size="lg" tone="muted">
          <T text={words.intro} />
        </Text>
      </Stack>
      <Split sideAt="end" side={<SideCards />}>
        <Calculation />
      </Split>
    </Stack>
  </Sheet>
)
