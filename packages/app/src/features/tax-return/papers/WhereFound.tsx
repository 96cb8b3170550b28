import type { Copy } from '@aangiftewijs/domain/language'
import { Fold } from '@aangiftewijs/ui/Fold'
import { ScreenOnly } from '@aangiftewijs/ui/layout'
import { Picture } from '@aangiftewijs/ui/Picture'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { T, useWords } from '../../../copy/words.tsx'
import type { Found } from './found-amounts.ts'
import { words } from './where-found.copy.ts'

interface WhereFoundProps {
  /** The amount whose picture it is. */
  readonly name: string
  readonly label: Copy
  readonly found: Found
  /** The way to the guide, which stands with it: one link under an amount is enough. */
  readonly inGuide: ReactNode
}

/** A picture of the statement with the place of an amount marked. */
export function WhereFound({ name, label, found: [statement, line], inGuide }: WhereFoundProps) {
  const say = useWords()
  return (
    <ScreenOnly>
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
        {inGuide}
      </Fold>
    </ScreenOnly>
  )
}
