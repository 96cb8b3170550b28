import * as z from 'zod/mini'
import { isValidBsn } from '../../bsn/index.ts'
import { type FieldKind, type FieldKinds, isRealDate } from '../../form/index.ts'
import { eurosSchema } from '../../money/index.ts'
import type { Question, QuestionKind, Questions } from './question.ts'

const longestText = 200

/** A text of at most 200 characters. */
export const text = (longest = longestText) =>
  z.string({ error: 'required' }).check(z.maxLength(longest, { error: 'too-long' }))

const isEmail = (address: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
const isBlankOr = (isRight: (value: string) => boolean) => (value: string) => value === '' || isRight(value)

interface Values {
  readonly text: string
  readonly bsn: string
  readonly 'bsn-digits': string
  readonly date: string
  readonly email: string
  readonly phone: string
  readonly euros: number
  readonly year: number
  readonly tick: boolean
  readonly consent: true
}

type SchemaOf<Q extends Question> = Q extends { readonly isNeeded: true }
  ? z.ZodMiniType<Values[Q['kind']]>
  : Values[Q['kind']] extends string
    ? z.ZodMiniOptional<z.ZodMiniType<Values[Q['kind']]>>
    : z.ZodMiniType<Values[Q['kind']]>

/** How a right answer of each kind looks on the wire. */
const schemas: { readonly [K in QuestionKind]: (limits: NonNullable<Question['limits']>) => z.ZodMiniType<Values[K]> } =
  {
    text: ({ atLeast = 0, atMost }) =>
      text(atMost).check(z.refine((value) => value.trim().length >= atLeast, { error: 'too-short' })),
    bsn: () => text().check(z.refine(isValidBsn, { error: 'invalid-bsn' })),
    'bsn-digits': ({ atLeast = 0, atMost = longestText }) =>
      z
        .string({ error: 'required' })
        .check(
          z.minLength(atLeast, { error: 'required' }),
          z.maxLength(atMost, { error: 'invalid-bsn' }),
          z.regex(/^\d*$/, { error: 'invalid-bsn' }),
        ),
    date: () => text().check(z.refine(isBlankOr(isRealDate), { error: 'not-a-date' })),
    email: () => text().check(z.refine(isBlankOr(isEmail), { error: 'invalid-email' })),
    phone: ({ atMost }) => text(atMost),
    euros: () => eurosSchema,
    year: ({ atLeast = 0, atMost = 9999 }) =>
      z
        .int({ error: 'not-a-year' })
        .check(z.gte(atLeast, { error: 'not-a-year' }), z.lte(atMost, { error: 'not-a-year' })),
    tick: () => z.boolean({ error: 'wrong-type' }),
    consent: () => z.literal(true, { error: 'not-accepted' }),
  }

/** What is stored for a question without an answer. */
function schemaOf({ kind, limits = {}, isNeeded }: Question): z.ZodMiniType {
  const schema: z.ZodMiniType = schemas[kind](limits)
  if (isNeeded || kind === 'tick' || kind === 'consent') return schema
  return kind === 'euros' ? z._default(z.optional(schema), 0) : z.optional(schema)
}

/** The members of a wire object with the answers to these questions. */
export const shapeOf = <T extends Questions>(questions: T) =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, schemaOf(question)])) as {
    -readonly [Name in keyof T]: SchemaOf<T[Name]>
  }

const controls: Readonly<Record<QuestionKind, FieldKind>> = {
  text: 'text',
  bsn: 'text',
  'bsn-digits': 'text',
  date: 'date',
  email: 'text',
  phone: 'text',
  euros: 'euros',
  year: 'whole-number',
  tick: 'tick',
  consent: 'tick',
}

const controlOf = ({ kind, isNeeded }: Question): FieldKind =>
  controls[kind] === 'text' && !isNeeded ? 'optional-text' : controls[kind]

/** How the controls of a form with these questions are read. */
export const controlsOf = (questions: Questions): FieldKinds =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, controlOf(question)]))
