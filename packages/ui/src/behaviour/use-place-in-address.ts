import { useLayoutEffect, useRef, useState } from 'react'
import { nameInAddress } from './name-in-address.ts'

/** What to do with the places of {@link usePlaceInAddress}. */
export interface PlaceActions {
  /** Opens the place that is, or holds, what the address names. */
  readonly open: (id: string) => void
  /** The person went back to where the address named nothing. */
  readonly leave?: () => void
}

/**
 * Opens the place that the address leads into after `#`, as soon as the page acts by script and again when the address
 * changes; then scrolls to what the address names.
 * @param places ids of elements that hide their content until they are opened.
 */
export function usePlaceInAddress(places: readonly string[], isHydrated: boolean, actions: PlaceActions): void {
  const [arrival, setArrival] = useState<{ readonly target: Element } | null>(null)
  const latest = useRef(actions)
  const ids = places.join(' ')
  // Layout effects, so that the place is open before the page is painted, or scrolled by whoever moved here.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    // Before, everything still stands open, and closing it would move what was scrolled to.
    if (!isHydrated) return
    const follow = () => {
      const target = document.getElementById(nameInAddress())
      const place = target && ids.split(' ').find((id) => document.getElementById(id)?.contains(target))
      if (!target || !place) return
      latest.current.open(place)
      setArrival({ target })
    }
    const onHashChange = () => (location.hash === '' ? latest.current.leave?.() : follow())
    follow()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [ids, isHydrated])
  // After the render that opened it: closed, it has no place to scroll to.
  useLayoutEffect(() => {
    // In braces: Chromium answers a promise, which React would call when it cleans up.
    arrival?.target.scrollIntoView?.()
  }, [arrival])
}
