import type { DataNeed, PageData } from '@aangiftewijs/app/entry-server'
import type { Dependencies } from './dependencies.ts'
import type { Context, PageForm, Route } from './http.ts'
import type { PageRoute } from './ssr/renderer.ts'

/** Loads what a page needs, keyed by the GET call (with its query) that would have fetched it; empty when that call would be refused. */
export type LoadPageData = (ctx: Context, route: PageRoute) => Promise<PageData>

/** What a feature holds about a person, for the export and for deleting an account. */
export interface PersonalData {
  /** Members of the export file. */
  readonly export: (dependencies: Dependencies, userId: number) => Promise<Readonly<Record<string, unknown>>>
  /** Removes rows and bytes. Runs before the user's row is deleted. */
  readonly remove: (dependencies: Dependencies, userId: number) => Promise<void>
}

/** Ends a job; resolves when its running work is done. */
export type StopJob = () => Promise<void>

/** One feature of the host: its calls, its posted page forms, the data it gives to pages, and its jobs. */
export interface Feature {
  readonly name: string
  readonly routes: readonly Route[]
  readonly forms: readonly PageForm[]
  readonly data: Readonly<Partial<Record<DataNeed, LoadPageData>>>
  readonly personalData?: PersonalData
  /** Whether its calls and forms answer on the news product's own host, too; those of the tax product are 404 there. */
  readonly isOnNewsHost?: boolean
  /** Scheduled work, started once the server listens (never in tests, which call the work itself). */
  readonly startJobs?: (dependencies: Dependencies) => readonly StopJob[]
}
