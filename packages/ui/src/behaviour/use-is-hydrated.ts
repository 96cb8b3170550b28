import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is the server's HTML and during hydration, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
