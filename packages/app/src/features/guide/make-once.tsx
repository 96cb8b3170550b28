import { createContext, type ReactNode, useContext } from 'react'

/** The HTML of a passage of `owner`: what `make` gives, made when it is first asked for. */
export type MakeOnce = (owner: object, name: string, make: () => ReactNode) => string

const MakeOnceContext = createContext<MakeOnce | null>(null)

/** Says how passages are made: on the server only. */
export const MakeOnceProvider = MakeOnceContext.Provider

/** How a passage that is the same for everyone is made on the server; null in the browser. */
export const useMakeOnce = (): MakeOnce | null => useContext(MakeOnceContext)
