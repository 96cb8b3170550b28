import { schemaBy } from '../problem/problem.schema.ts'
import { problemOfEuros } from './problem-of-euros.ts'

/** An amount in euros as it crosses the wire: see {@link problemOfEuros}. */
export const eurosSchema = schemaBy<number>(problemOfEuros)
