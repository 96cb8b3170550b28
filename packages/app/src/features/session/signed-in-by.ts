import { createCell } from '../../shell/cell.ts'

/** The two ways in. */
export type AuthFormKind = 'login' | 'register'

/** Which of them was taken last: who has just registered begins with the first question. */
export const signedInBy = createCell<AuthFormKind | null>(null)
