import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether script runs this page: false on the server and while the browser takes over its HTML, true after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
