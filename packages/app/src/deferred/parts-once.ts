import type { PageRequest } from '../page-request.ts'
import { asNobody } from './as-nobody.ts'
import type { KnownParts } from './known-parts.tsx'
import type { PartName } from './parts.ts'

/** Parts that depend on path and language alone. */
const forEveryone: readonly PartName[] = ['guide/GuideTabs', 'guide/HelpTabs', 'guide/Questions']

/** Renders the body of a page with what is known of its parts. */
type RenderBody = (page: PageRequest, parts: KnownParts) => string

/** The HTML inside a part's element, when it is known. */
type KeptPart = (name: PartName) => Buffer | undefined

const nothingKept: KeptPart = () => undefined

const toBeFound: KnownParts = { markOf: (name) => name, htmlOf: () => undefined }

/** What stands inside the element that carries the mark; undefined without one. */
function insideOf(html: string, mark: string): string | undefined {
  const opening = `<div data-deferred="${mark}">`
  const from = html.indexOf(opening)
  if (from < 0) return undefined
  const start = from + opening.length
  let depth = 1
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1
    if (depth === 0) return html.slice(start, start + index)
  }
  return undefined
}

/**
 * Makes the parts that are the same for everyone once a path and language. They are cut from the page as nobody in particular sees it:
 * so nothing of a person can be in them, and the ids that React gave them are those of the same place on anybody's page.
 */
export function createPartsOnce(): (page: PageRequest, parts: readonly PartName[], render: RenderBody) => KeptPart {
  const known = new Map<string, ReadonlyMap<PartName, Buffer>>()
  const find = (page: PageRequest, names: readonly PartName[], render: RenderBody) => {
    const html = render(asNobody(page), toBeFound)
    return new Map(
      names.flatMap((name) => {
        const inside = insideOf(html, name)
        return inside === undefined ? [] : [[name, Buffer.from(inside)] as const]
      }),
    )
  }
  return (page, parts, render) => {
    const names = parts.filter((name) => forEveryone.includes(name))
    if (names.length === 0) return nothingKept
    const key = `${page.path} ${page.language}`
    const made = known.get(key) ?? find(page, names, render)
    known.set(key, made)
    return (name) => made.get(name)
  }
}
