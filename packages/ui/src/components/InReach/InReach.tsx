import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './InReach.css.ts'

export interface InReachProps {
  /** What must not be missed, such as why something failed. */
  readonly children: ReactNode
}

/** Something to act on that appears with a toast: it comes into view by itself where it is not, clear of the bars and the toast. */
export function InReach({ children }: InReachProps) {
  const place = useRef<HTMLDivElement>(null)
  // In braces: browsers from 2025 on answer with a promise, which React would take for what ends the effect.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className={styles.inReach}>
      {children}
    </div>
  )
}
