import { createContext, useContext } from 'react'

export interface NavigateOptions {
  /** Replaces the current entry of the history instead of adding one. */
  readonly replace?: boolean
  /** Loads the page in full: the server has something on it that this window does not. */
  readonly isFull?: boolean
}

/** Opens a path of this site (search and hash allowed); resolves when the new page is shown. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>

const loadFully: Navigate = async (to) => window.location.assign(to)

const NavigationContext = createContext<Navigate>(loadFully)

/** The browser's router puts its own way of navigating here; without one, pages are loaded in full. */
export const NavigationProvider = NavigationContext.Provider

/** Opens another page from code. Links need nothing: plain `<a href>`s are taken over by the router. */
export const useNavigate = (): Navigate => useContext(NavigationContext)
