import { createContext, useContext } from 'react'
import type { PageRequest } from '../page-request.ts'

/** Changes the language, the theme or the message of the current page without leaving it; resolves when it is on its way to the screen. */
export type ChangePage = (changes: Partial<Pick<PageRequest, 'language' | 'theme' | 'flash'>>) => Promise<void>

const ChangePageContext = createContext<ChangePage | null>(null)

export const ChangePageProvider = ChangePageContext.Provider

/** How to change the page in place; null on the server and in stories, where the form is posted instead. */
export const useChangePage = (): ChangePage | null => useContext(ChangePageContext)
