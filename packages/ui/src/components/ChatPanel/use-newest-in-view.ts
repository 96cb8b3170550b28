import { type RefObject, useEffect } from 'react'

/** Scrolls an area to its end whenever `newest`, a name for what came last, changes. */
export function useNewestInView(area: RefObject<HTMLElement | null>, newest: string): void {
  useEffect(() => {
    const { current } = area
    if (current && newest) current.scrollTop = current.scrollHeight
  }, [area, newest])
}
