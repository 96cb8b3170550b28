export { hashId } from './hash-id.ts'
export { useHydrated } from './use-hydrated.ts'
