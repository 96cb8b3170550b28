import type { Copy } from '@aangiftewijs/domain/language'
import { Fold } from '@aangiftewijs/ui/Fold'
import { Picture } from '@aangiftewijs/ui/Picture'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T, useWords } from '../../copy/words.tsx'
import type { Found } from './found-amounts.ts'
import { words } from './where-found.copy.ts'

interface WhereFoundProps {
  /** The amount whose picture it is. */
  readonly name: string
  readonly label: Copy
  readonly found: Found
}

/** A picture of the statement with the place of an amount marked. */
export function WhereFound({ name, label, found: [statement, line] }: WhereFoundProps) {
  const say = useWords()
  return (
    <Fold
      summary={
        <>
          <T text={words.where} />
          <VisuallyHidden>
            {' '}
            (<T text={label} />)
          </VisuallyHidden>
        </>
      }
    >
      <Picture
        src={`/found/${name}.svg`}
        width={640}
        height={340}
        loading="lazy"
        alt={say(words.marked, { statement, line })}
        caption={<T text={words.example} />}
      />
    </Fold>
  )
}
