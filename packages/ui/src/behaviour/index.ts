export { abortAfter } from './abort-by-time.ts'
export { hashId } from './hash-id.ts'
export { useHashTarget } from './use-hash-target.ts'
export { useHydrated } from './use-hydrated.ts'
