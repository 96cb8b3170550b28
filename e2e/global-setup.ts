import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
  }
}

/** Starts the server that most journeys share; everyone there is a person of their own. @returns how it is stopped. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  provide('origin', server.origin)
  return server.stop
}
