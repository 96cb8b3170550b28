import { useLayoutEffect, useRef, useState } from 'react'
import { hashId } from './hash-id.ts'

/** What to do with the containers of {@link useHashTarget}. */
export interface HashTargetActions {
  /** Opens the container that is, or holds, what the address names. */
  readonly open: (id: string) => void
  /** The person went back to where the address named nothing. */
  readonly leave?: () => void
}

/**
 * Opens the container that the address leads into after `#`, as soon as the page acts by script and again when the address
 * changes; then scrolls to what the address names.
 * @param containers ids of elements that hide their content until they are opened.
 */
export function useHashTarget(containers: readonly string[], isHydrated: boolean, actions: HashTargetActions): void {
  const [arrival, setArrival] = useState<{ readonly target: Element } | null>(null)
  const latest = useRef(actions)
  const ids = containers.join(' ')
  // Layout effects, so that the container is open before the page is painted, or scrolled by whoever moved here.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    // Before, everything still stands open, and closing it would move what was scrolled to.
    if (!isHydrated) return
    const follow = () => {
      const target = document.getElementById(hashId(location))
      const container = target && ids.split(' ').find((id) => document.getElementById(id)?.contains(target))
      if (!target || !container) return
      latest.current.open(container)
      setArrival({ target })
    }
    const onHashChange = () => (location.hash === '' ? latest.current.leave?.() : follow())
    follow()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [ids, isHydrated])
  // After the render that opened it: closed, it is nowhere to scroll to.
  useLayoutEffect(() => {
    // In braces: Chromium answers a promise, which React would call when it cleans up.
    arrival?.target.scrollIntoView?.()
  }, [arrival])
}
