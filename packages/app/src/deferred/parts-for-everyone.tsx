import { createContext, useContext } from 'react'
import type { PartName } from './parts.ts'

/** What the server knows of parts that are the same for everyone; nothing in the browser. */
export interface PartsForEveryone {
  /** What a part's element says while its HTML is to be found. */
  readonly markOf: (name: PartName) => string
  /** The HTML inside a part's element, when it is known. */
  readonly htmlOf: (name: PartName) => string | undefined
}

/** Every part is rendered. */
export const nothingMade: PartsForEveryone = { markOf: () => '', htmlOf: () => undefined }

const Context = createContext(nothingMade)

export const PartsForEveryoneProvider = Context.Provider

export const usePartsForEveryone = (): PartsForEveryone => useContext(Context)
