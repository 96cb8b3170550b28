import { createContext, useContext } from 'react'
import type { PageRequest, PostedForm } from '../page-request.ts'

const PageContext = createContext<PageRequest | null>(null)

/** Gives everything below it the request it is rendered from. */
export const PageProvider = PageContext.Provider

/** What the page is rendered from: path, language, the server's clock, the form that came back. Throws outside a page. */
export function usePage(): PageRequest {
  const page = useContext(PageContext)
  if (page === null) throw new Error('usePage needs a PageProvider above it')
  return page
}

/** The form that came back, when it is the one called `name` (any form when no name is given); null otherwise. */
export function usePostedForm(name?: string): PostedForm | null {
  const { form } = usePage()
  return form !== null && (name === undefined || form.name === name) ? form : null
}
