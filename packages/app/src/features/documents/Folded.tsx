import { useHashTarget, useHydrated } from '@aangiftewijs/ui/behaviour'
import { Disclosure } from '@aangiftewijs/ui/Disclosure'
import { type ReactNode, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { words } from './copy.ts'

interface FoldedProps {
  /** Of the document. */
  readonly id: number
  /** Whether it is folded away at first; what it is then stays, or the page would move under somebody's hands. */
  readonly isFolded: boolean
  /** Something in it is asked for. */
  readonly isHeldOpen: boolean
  readonly children: ReactNode
}

/** What was read from a document of a long list. A link to the document opens it. */
export function Folded({ id, isFolded, isHeldOpen, children }: FoldedProps) {
  const [wasFolded] = useState(isFolded && !isHeldOpen)
  const [isNamed, setNamed] = useState(false)
  useHashTarget([`document-${id}`], useHydrated(), { open: () => setNamed(true) })
  if (!wasFolded) return children
  return (
    <Disclosure isHeldOpen={isHeldOpen || isNamed} summary={<T text={words.whatWasRead} />}>
      {children}
    </Disclosure>
  )
}
