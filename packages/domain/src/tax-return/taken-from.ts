import type { FormFields } from '../form/index.ts'

/** The control of a step's form that says which return its answers began with: the id. */
export const takenFrom = 'takenFrom'

/** The `intent` of setup's form that begins a return with what lasts of another. */
export const startFromIntent = 'start-from'

/** Whether a form began with answers of another return. */
export const isTakenOver = (fields: FormFields | null): boolean => Boolean(fields?.[takenFrom])
