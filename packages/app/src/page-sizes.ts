import { deferredPart } from './deferred/parts.ts'
import { type Manifest, pageFiles, scriptsOfParts } from './page-files.ts'
import type { Route } from './route.ts'

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
}

/** What a page of `route` carries; `size` is of a file by its address. For `npm run sizes` and the browser tests. */
export function scriptSizes(manifest: Manifest, route: Route, size: (address: string) => number): ScriptSizes {
  const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + size(address), 0)
  const { entry, modules } = pageFiles(manifest, route)
  const first = sum([entry, ...modules])
  const withParts = first + sum(scriptsOfParts(manifest, route))
  const near = route.parts.filter((part) => deferredPart(part).start === 'near')
  const all = first + sum(scriptsOfParts(manifest, { ...route, parts: near }))
  const bars = route.frame === 'wizard' ? { first: 115_000, all: 115_000 } : { first: 90_000, all: 100_000 }
  return { first, all, withParts, bars }
}
