import { lineOf } from '@aangiftewijs/domain/lawful-result'
import { Link } from '@aangiftewijs/ui/Link'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../copy/words.tsx'
import { lawfulResultId } from './ResultVerdict.tsx'
import { unreadWords } from './unread.copy.ts'
import { useResultNow } from './use-result-now.ts'

/** What the return comes to, in the one line of a step's bar; it leads to the whole result, further down a narrow page. */
export function Part() {
  const now = useResultNow()
  if (now === null) return null
  const { text, values } = now.result ? lineOf(now.result) : { text: unreadWords.line, values: {} }
  return (
    <Link href={`#${lawfulResultId}`}>
      <span>
        <VisuallyHidden>
          <T text={unreadWords.soFar} />{' '}
        </VisuallyHidden>
        <T text={text} values={values} />
      </span>
    </Link>
  )
}
