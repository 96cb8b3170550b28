import type { ReactNode } from 'react'
import type { PageRequest } from '../page-request.ts'
import { asNobody } from './as-nobody.ts'
import { renderToKeep } from './kept-html.tsx'

/** The HTML of the part of a page that has this name, as {@link MakeOnce} names them. */
type KeepOnce = (name: string, make: () => ReactNode) => Buffer

/** Enough for every page in each language and theme; beyond, the eldest goes, so that addresses made up cannot fill the memory. */
const mostPages = 400
const mostParts = 200
const longestSearch = 100

/**
 * Keeps the HTML of what is the same for everyone, by page, language and theme. It is rendered as nobody in particular sees it, so that
 * nothing of a person can get into what everyone is sent.
 */
export function createPagesMadeOnce(): (page: PageRequest) => KeepOnce | null {
  const pages = new Map<string, Map<string, Buffer>>()
  const partsOf = (key: string) => {
    const known = pages.get(key)
    if (known !== undefined) return known
    const [eldest] = pages.keys()
    if (eldest !== undefined && pages.size >= mostPages) pages.delete(eldest)
    const parts = new Map<string, Buffer>()
    pages.set(key, parts)
    return parts
  }
  return (page) => {
    const { product, path, search, language, theme, now, status, form } = page
    if (form !== null || status !== 200 || search.length > longestSearch) return null
    const nobody = { ...asNobody(page), search }
    const parts = partsOf(`${product} ${path}${search} ${language} ${theme} ${now.slice(0, 13)}`)
    return (name, make) => {
      const known = parts.get(name)
      if (known !== undefined) return known
      if (parts.size >= mostParts) parts.clear()
      const html = renderToKeep(nobody, make(), { identifierPrefix: name })
      parts.set(name, html)
      return html
    }
  }
}
