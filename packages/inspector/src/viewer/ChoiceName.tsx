import type { OfferedChoice } from '../live/stand.ts'
import { T } from '../words.tsx'

/** Events have English names; what a payload or an answer is called is in the reader's language. */
export function ChoiceName({ choice: { kind, about, variant } }: { readonly choice: OfferedChoice }) {
  if (kind !== 'event' && variant !== null) return <T text={variant} />
  return (
    <>
      <span lang="en">{about}</span>
      {variant === null ? null : (
        <>
          {' · '}
          <T text={variant} />
        </>
      )}
    </>
  )
}
