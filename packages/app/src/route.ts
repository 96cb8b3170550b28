import type { Copy } from '@aangiftewijs/domain/language'
import type { ComponentType } from 'react'
import type { PartName } from './deferred/parts.ts'
import type { TextName } from './features/guide/contents.ts'
import type { Product } from './page-request.ts'
import type { RouteId } from './routes.ts'
import type { DataNeed } from './server-answers.ts'

/**
 * Who may see a page: everyone; only signed-in people (others get the gate: 401 and a move to /auth); or only who has given the password
 * and is asked for more (others are sent to /auth).
 */
export type Access = 'public' | 'signed-in' | 'signing-in'

export interface PageModule {
  readonly Page: ComponentType
}

/** A row of the table of contents. */
export interface Route<Id extends string = RouteId> {
  /** Tells pages apart: the server, the menus and the title in the head ask for a page by it. */
  readonly id: Id
  readonly path: string
  readonly product: Product
  readonly access: Access
  readonly title: Copy
  readonly data: readonly DataNeed[]
  /** `wizard` pages stand in the wizard's frame (tracker and tally) inside the shell. */
  readonly frame: 'shell' | 'wizard'
  /** Whether it is of the one return that is open, whose year then stands in its title. */
  readonly isOfReturn: boolean
  /** Whether the figures of documents fill the page: the server's waits a little for those that are being read, with script it follows them. */
  readonly waitsForReadings: boolean
  /** Whether its forms ask for BSNs: only there do the returns in the page carry them whole (ADR 15). */
  readonly asksForBsn: boolean
  /** The page's module under `features/`; also how the build's manifest knows its chunk. */
  readonly file: string
  readonly load: () => Promise<PageModule>
  /** The parts of the page whose script comes after it. */
  readonly parts: readonly PartName[]
  /** The long texts that its HTML holds. */
  readonly texts: readonly TextName[]
}

/** Every page is a chunk of its own, loaded when its route is opened. */
const pages = import.meta.glob<PageModule>('./features/*/*Page.tsx')

const loadPage = (file: string) => (): Promise<PageModule> => {
  const load = pages[`./features/${file}`]
  return load === undefined ? Promise.reject(new Error(`There is no page features/${file}`)) : load()
}

/** What a row says where it is not as most are. */
export type RouteOptions = Partial<Omit<Route<string>, 'id' | 'path' | 'title' | 'file' | 'load'>>

/** A page that is public, in the shell, and needs nothing but the user, unless its `options` say otherwise. */
export const route = <Id extends string>(
  id: Id,
  path: string,
  title: Copy,
  file: string,
  options: RouteOptions = {},
): Route<Id> => ({
  id,
  path,
  title,
  file,
  load: loadPage(file),
  product: 'tax',
  access: 'public',
  frame: 'shell',
  isOfReturn: false,
  waitsForReadings: false,
  asksForBsn: false,
  parts: [],
  texts: [],
  ...options,
  // The shell shows who is signed in, so every page of the tax product needs the user.
  data: [...(options.product === 'news' ? [] : (['/api/user'] as const)), ...(options.data ?? [])],
})
