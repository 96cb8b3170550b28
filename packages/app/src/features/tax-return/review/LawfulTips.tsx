import type { LawfulTip } from '@aangiftewijs/domain/lawful-tips'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../../copy/words.tsx'
import { words } from './tips.copy.ts'

/** Before the specified tips: what the result under the law itself says could be better. */
export function LawfulTips({ tips }: { readonly tips: readonly LawfulTip[] }) {
  if (tips.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading level={3} size="md">
        <T text={words.fromResult} />
      </Heading>
      <Stack as="ul" gap={4}>
        {tips.map(({ id, href, tip, reason, values }) => (
          <li key={id}>
            <Text weight="semibold">
              <T text={tip} />
            </Text>
            <Text size="sm" tone="muted">
              <T text={reason} values={values} />{' '}
              <Link href={href}>
                <T text={href.startsWith('/tax-guide') ? words.readMore : words.look} />
                <VisuallyHidden>
                  {': '}
                  <T text={tip} />
                </VisuallyHidden>
              </Link>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
