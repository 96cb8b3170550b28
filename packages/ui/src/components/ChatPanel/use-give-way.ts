import { type RefObject, useEffect } from 'react'
import type { ChatPlace } from './ChatPanel.tsx'

/** Closes a panel over the page when the focus goes to what it covers: whoever uses the keyboard sees where they are (WCAG 2.4.11). */
export function useGiveWay(
  root: RefObject<HTMLDetailsElement | null>,
  panel: RefObject<HTMLElement | null>,
  place: ChatPlace,
): void {
  useEffect(() => {
    if (place !== 'over-page') return
    const giveWay = ({ target }: FocusEvent) => {
      if (!root.current?.open || !(target instanceof Element) || root.current.contains(target)) return
      // The browser scrolls to what has focus after it has told of it.
      requestAnimationFrame(() => {
        if (root.current && panel.current && isMiddleUnder(panel.current, target)) root.current.open = false
      })
    }
    document.addEventListener('focusin', giveWay)
    return () => document.removeEventListener('focusin', giveWay)
  }, [root, panel, place])
}

function isMiddleUnder(panel: Element, element: Element): boolean {
  const over = panel.getBoundingClientRect()
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return over.left < x && x < over.right && over.top < y && y < over.bottom
}
