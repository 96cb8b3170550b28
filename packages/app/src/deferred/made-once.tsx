import { Seamless } from '@aangiftewijs/ui/layout'
import { createContext, type ReactNode, useContext } from 'react'

/** The HTML of a part of the page that has this name, or what stands in for it: what `make` gives, made when it is first asked for. */
export type MakeOnce = (name: string, make: () => ReactNode) => string

const MakeOnceContext = createContext<MakeOnce | null>(null)

/** Says how such parts are made: on the server only. */
export const MakeOnceProvider = MakeOnceContext.Provider

/** How what is the same for everyone is made on the server; null in the browser. */
export const useMakeOnce = (): MakeOnce | null => useContext(MakeOnceContext)

interface MadeOnceProps {
  /** Its name on this page; null where it shows something of a person, and is then rendered like anything else. */
  readonly name: string | null
  readonly children: ReactNode
}

/**
 * What is the same for everyone who opens this page in this language and theme, within an hour: the server renders it once, as nobody in
 * particular sees it. The browser hydrates the same elements. Nothing in it may use `useId`, whose ids tell the place in the whole page.
 */
export function MadeOnce({ name, children }: MadeOnceProps) {
  const makeOnce = useMakeOnce()
  if (makeOnce === null || name === null) return <Seamless>{children}</Seamless>
  return <Seamless html={makeOnce(name, () => children)} />
}
