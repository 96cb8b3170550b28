import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script runs on this page yet: false on the server and at hydration, true after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
