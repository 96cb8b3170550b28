import { type RefObject, useEffect, useRef } from 'react'

interface FocusAfter {
  /** The list; it can be focused by script. */
  readonly list: RefObject<HTMLElement | null>
  /** Called when one of its buttons is pressed. */
  readonly press: () => void
}

/**
 * For a list whose pressed button may go away with what it brings about, and the focus with it: that then goes to the list, so that
 * the next button is one Tab away. `shown` is what the list shows.
 */
export function useFocusAfter(shown: unknown): FocusAfter {
  const list = useRef<HTMLElement>(null)
  const shownWhenPressed = useRef<unknown>(null)
  useEffect(() => {
    if (shownWhenPressed.current === null || shownWhenPressed.current === shown) return
    shownWhenPressed.current = null
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [shown])
  return {
    list,
    press: () => {
      shownWhenPressed.current = shown
    },
  }
}
