import * as z from 'zod/mini'
import type { ProblemCode } from './index.ts'

/** The schema of values that a rule finds nothing wrong with; its messages are the rule's problem codes. */
export const schemaBy = <T>(problemOf: (value: unknown) => ProblemCode | undefined): z.ZodMiniType<T> =>
  z.custom<T>((value) => problemOf(value) === undefined, { error: ({ input }) => problemOf(input) })
