import { Heading, Page as Sheet, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { late } from '../../late/late.tsx'
import { matchRoute } from '../../routes.ts'
import { words } from './copy.ts'
import { SideCards } from './SideCards.tsx'

const Calculation = await late('calculation', async () => (await import('./Calculation.late.tsx')).Calculation)

/** The quick tax calculator. Spec 2 § 2.9. Without script it asks with GET and the answer comes with the page. */
export const Page = () => (
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
