import type { Copy } from '@aangiftewijs/domain/language'
import { Link } from '@aangiftewijs/ui/Link'
import { Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../copy/words.tsx'
import { words } from './where-found.copy.ts'

interface InGuideProps {
  readonly href: string
  /** The question that the section is about. */
  readonly label: Copy
}

/** The way to the section of the guide about a question. */
export const InGuide = ({ href, label }: InGuideProps) => (
  <Text size="sm">
    <Link href={href}>
      <T text={words.inGuide} />
      <VisuallyHidden>
        {' '}
        (<T text={label} />)
      </VisuallyHidden>
    </Link>
  </Text>
)
