import type { Copy } from '@aangiftewijs/domain/language'
import { Link } from '@aangiftewijs/ui/Link'
import { ScreenOnly, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../../copy/words.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { passageFor } from '../../guide/asked-question.ts'
import { words } from '../papers/where-found.copy.ts'

interface InGuideProps {
  readonly href: string
  /** The control of the question, to which the guide leads back. */
  readonly control: string
  /** The question, or the heading of questions, that the section is about. */
  readonly label: Copy
  /** What it stands under: of a heading its words are seen, too; a question stands right above it.
   * @default 'question' */
  readonly under?: 'question' | 'heading'
}

/** The way to the section of the guide about a question. */
export const InGuide = ({ href, control, label, under = 'question' }: InGuideProps) => (
  <ScreenOnly>
    <Text size="sm">
      <Link href={passageFor(href, usePage().path, control)}>
        <T text={words.inGuide} />
        {under === 'heading' ? (
          <>
            : <T text={label} />
          </>
        ) : (
          <VisuallyHidden>
            {' '}
            (<T text={label} />)
          </VisuallyHidden>
        )}
      </Link>
    </Text>
  </ScreenOnly>
)
