import { Heading, Page as Sheet, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { matchRoute } from '../../routes.ts'
import { words } from './copy.ts'
import { SideCards } from './SideCards.tsx'

/** Whether the address carries amounts after `#`, which only this browser knows. Which ones is for the part to say. */
const isShared = () => location.hash.includes('=')

/** The quick tax calculator. Spec 2 § 2.9. Without script its form is posted and the answer comes with the page. */
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
        <Deferred part="calculator/Calculation" isInUse={isShared} />
      </Split>
    </Stack>
  </Sheet>
)
