import type { Copy } from '@aangiftewijs/domain/language'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { dashboardWords } from './copy.ts'

const places: readonly (readonly [href: string, label: Copy, text: Copy])[] = [
  ['/tax-guide', dashboardWords.taxGuide, dashboardWords.taxGuideText],
  ['/resources', dashboardWords.taxResources, dashboardWords.taxResourcesText],
]

/** Where to read more. Spec 1 § 2. */
export const ResourcesCard = () => (
  <Card title={<T text={dashboardWords.resources} />} headingLevel={2}>
    <Stack as="ul" gap={4}>
      {places.map(([href, label, text]) => (
        <li key={href}>
          <Link href={href}>
            <T text={label} />
          </Link>
          <Text size="sm" tone="muted">
            <T text={text} />
          </Text>
        </li>
      ))}
    </Stack>
  </Card>
)
