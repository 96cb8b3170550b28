import { type Employer, prefillFrom } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { listDocuments } from '../documents/service.ts'

/** The employers on a person's income statements, as they are saved with the income. */
export const employersOf = async (dependencies: Dependencies, userId: number): Promise<readonly Employer[]> =>
  prefillFrom(await listDocuments(dependencies, userId)).employers
