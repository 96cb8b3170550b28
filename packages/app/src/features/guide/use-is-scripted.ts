import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and while the page takes it over, true from then on: for what only works with script. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
