import { type RefObject, useEffect } from 'react'

/** What stays free above a question that is held in view, in pixels. */
const above = 12

/**
 * Scrolls an area to its end whenever `newest`, a name for what came last, changes; but no further than to the child at `held`: over a long
 * answer its question stays in view. `held`: -1 for none.
 */
export function useNewestInView(area: RefObject<HTMLElement | null>, newest: string, held: number): void {
  useEffect(() => {
    const { current } = area
    if (!current || !newest) return
    const question = current.children[held]
    const top =
      question && question.getBoundingClientRect().top - current.getBoundingClientRect().top + current.scrollTop
    current.scrollTop = Math.min(current.scrollHeight, top === undefined ? Number.POSITIVE_INFINITY : top - above)
  }, [area, newest, held])
}
