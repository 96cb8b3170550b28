import type { Copy } from '@aangiftewijs/domain/language'
import type { Tip } from '@aangiftewijs/domain/tips'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../../copy/words.tsx'
import { tipWords, words } from './tips.copy.ts'

const dutch = new Intl.NumberFormat('nl-NL')
const shown = (values: Tip['because']) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, dutch.format(value)]))

/** The tips, each with its reason and the way to the guide; `none` where there is not one. */
export function TipsList({ tips, none }: { readonly tips: readonly Tip[]; readonly none: Copy }) {
  if (tips.length === 0)
    return (
      <Text>
        <T text={none} />
      </Text>
    )
  return (
    <Stack as="ul" gap={4}>
      {tips.map(({ id, guide, because }) => (
        <li key={id}>
          <Text weight="semibold">
            <T text={tipWords[id].tip} />
          </Text>
          <Text size="sm" tone="muted">
            <T text={tipWords[id].reason} values={shown(because)} />{' '}
            <Link href={guide}>
              <T text={words.readMore} />
              <VisuallyHidden>
                {': '}
                <T text={tipWords[id].tip} />
              </VisuallyHidden>
            </Link>
          </Text>
        </li>
      ))}
    </Stack>
  )
}
