import { importAgain } from './import-again.ts'

/** Script, words or data that are loaded apart from the page that shows them. */
export interface Resource<T> {
  /** It, if it is here already. */
  readonly loaded: () => T | undefined
  /** Fetches it, once. A fetch that failed is tried again at the next load. */
  readonly load: () => Promise<T>
  /** Tells when it has come; returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A resource of what `fetch` brings. */
export function createResource<T>(fetch: () => Promise<T>): Resource<T> {
  let value: T | undefined
  let underWay: Promise<T> | null = null
  const listeners = new Set<() => void>()
  const fetchOnce = async () => {
    try {
      value = await fetch()
      for (const listener of listeners) listener()
      return value
    } finally {
      underWay = null
    }
  }
  return {
    loaded: () => value,
    load: () => {
      if (value !== undefined) return Promise.resolve(value)
      underWay ??= fetchOnce()
      return underWay
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A resource of what `pick` takes of the module that `load` imports. */
export function moduleResource<Module, T>(load: () => Promise<Module>, pick: (module: Module) => T): Resource<T> {
  const imported = importAgain(load)
  return createResource(async () => pick(await imported()))
}
