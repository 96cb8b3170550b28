import { secondFactorPaths } from '@aangiftewijs/domain/session'
import type { FieldName, FormName } from './problems.tsx'

/** Where the second step of signing in is posted; it comes back there, knowing where to go after it. */
export const stepAction = (next: string): string => `${secondFactorPaths.signIn}?${new URLSearchParams({ next })}`

/** Two forms of a page have fields of the same name. */
export const idOf = (form: FormName, field: FieldName) => `${form}-${field}`
