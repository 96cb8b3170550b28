import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script runs this page: false on the server and in the first paint, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
