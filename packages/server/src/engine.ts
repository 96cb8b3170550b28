import { setFlagsFromString } from 'node:v8'

/** On a machine with much memory the heap may otherwise grow to four times what is in use before it is cleaned (ADR 33). */
export const setEngineFlags = (): void => setFlagsFromString('--heap-growing-percent=40')
