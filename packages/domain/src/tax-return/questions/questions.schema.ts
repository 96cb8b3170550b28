import * as z from 'zod/mini'
import { schemaBy } from '../../problem/problem.schema.ts'
import type { AlsoCounts, Question, Questions } from './question.ts'
import { type AnswerValues, problemOf, withoutAnswer } from './rules.ts'

type SchemaOf<Q extends Question> = Q extends { readonly isNeeded: true }
  ? z.ZodMiniType<AnswerValues[Q['kind']]>
  : Q extends { readonly alsoCounts: AlsoCounts }
    ? z.ZodMiniOptional<z.ZodMiniType<AnswerValues[Q['kind']]>>
    : AnswerValues[Q['kind']] extends string
      ? z.ZodMiniOptional<z.ZodMiniType<AnswerValues[Q['kind']]>>
      : z.ZodMiniType<AnswerValues[Q['kind']]>

/** The rule of a question on the wire. */
function schemaOf(question: Question): z.ZodMiniType {
  const schema = schemaBy((value) => problemOf(question, value))
  switch (withoutAnswer(question)) {
    case 'refused':
      return schema
    case 'left out':
      return z.optional(schema)
    case 'zero':
      return z._default(z.optional(schema), 0)
  }
}

/** The members of a wire object with the answers to these questions. */
export const shapeOf = <T extends Questions>(questions: T) =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, schemaOf(question)])) as {
    -readonly [Name in keyof T]: SchemaOf<T[Name]>
  }
