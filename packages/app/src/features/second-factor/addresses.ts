import { secondFactorPaths } from '@aangiftewijs/domain/session'

/** Where the second step of signing in is posted; it comes back there, knowing where to go after it. */
export const stepAction = (next: string): string => `${secondFactorPaths.signIn}?${new URLSearchParams({ next })}`
