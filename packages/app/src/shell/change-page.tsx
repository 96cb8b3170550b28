import { createContext, useContext } from 'react'
import type { PageRequest } from '../page-request.ts'

/** Changes what the current page is rendered from, such as the language, without leaving it. */
export type ChangePage = (changes: Partial<PageRequest>) => void

const ChangePageContext = createContext<ChangePage | null>(null)

export const ChangePageProvider = ChangePageContext.Provider

/** How to change the page in place; null on the server and in stories, where the form is posted instead. */
export const useChangePage = (): ChangePage | null => useContext(ChangePageContext)
