import type { Copy } from '@aangiftewijs/domain/language'
import { Link } from '@aangiftewijs/ui/Link'
import { Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { words } from './copy.ts'

/** What cannot be said while nothing is known of what the partner earned, and the way to tell it. */
export const PartnerUnknown = ({ text }: { readonly text: Copy }) => (
  <Text>
    <T text={text} />{' '}
    <Link href="/tax-filing/partner">
      <T text={words.toPartner} />
    </Link>
  </Text>
)
