import { deferredPart } from './deferred/parts.ts'
import { type Manifest, pageFiles, scriptsOfParts } from './page-files.ts'
import type { Route } from './routes.ts'

/** Script of a page, in bytes. */
interface ScriptSizes {
  /** What it needs before it is interactive. */
  readonly first: number
  /** With what it loads when nobody touches it: the parts near the window. */
  readonly all: number
  /** With every part. */
  readonly withParts: number
  /** What `first` and `all` may be. */
  readonly bars: { readonly first: number; readonly all: number }
  /** How far it is above its bar and known to be: to be paid back, never to grow. */
  readonly owed: number
}

/**
 * Drafts, several returns and the figure under the law came to the steps after they were within their bar. What would bring them
 * below it again is the schemas (9 kB) coming when a form is first used (ADR 24).
 */
const owedBy: Readonly<Record<string, number>> = {
  setup: 4_300,
  partner: 3_000,
  income: 2_200,
  deductions: 2_100,
  review: 1_000,
  submit: 3_100,
  'previous-filings': 3_300,
}

/** What a page of `route` carries; `size` is of a file by its address. For `npm run sizes` and the browser tests. */
export function scriptSizes(manifest: Manifest, route: Route, size: (address: string) => number): ScriptSizes {
  const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + size(address), 0)
  const { entry, modules } = pageFiles(manifest, route)
  const first = sum([entry, ...modules])
  const withParts = first + sum(scriptsOfParts(manifest, route))
  const near = route.parts.filter((part) => deferredPart(part).start === 'near')
  const all = first + sum(scriptsOfParts(manifest, { ...route, parts: near }))
  const bars = route.frame === 'wizard' ? { first: 120_000, all: 120_000 } : { first: 90_000, all: 115_000 }
  return { first, all, withParts, bars, owed: owedBy[route.id] ?? 0 }
}
