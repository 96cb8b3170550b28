import { createContext, useContext } from 'react'
import type { PartName } from './parts.ts'

/** What the server has rendered of parts before; nothing in the browser. */
export interface KnownParts {
  /** What a part's element says while its HTML is to be found. */
  readonly markOf: (name: PartName) => string
  /** The HTML inside a part's element, or what stands in for it, when it is known. */
  readonly htmlOf: (name: PartName) => string | undefined
}

/** Every part is rendered. */
export const nothingMade: KnownParts = { markOf: () => '', htmlOf: () => undefined }

const Context = createContext(nothingMade)

export const KnownPartsProvider = Context.Provider

export const useKnownParts = (): KnownParts => useContext(Context)
