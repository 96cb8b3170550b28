import { sureEnough } from '../../packages/domain/src/documents/index.ts'
import { amountFields } from '../../packages/server/src/features/documents/reading/statements/roles.ts'

const amounts = [...amountFields, 'parts']

const plain = (value) =>
  String(value)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

function isSame(name, expected, found) {
  if (name === 'parts') return JSON.stringify(found) === JSON.stringify(expected)
  const any = Array.isArray(expected) ? expected : [expected]
  if (typeof expected === 'number') return Math.abs(found - expected) < 0.005
  if (name === 'bsn' || name === 'loanPartNumber') return any.some((one) => plain(found).endsWith(plain(one).slice(-4)))
  if (name === 'mortgageType') return any.some((one) => plain(found).includes(plain(one)))
  return any.some((one) => plain(found) === plain(one))
}

/** Whether a field is asked for all statements of a file together. */
const isOfAll = (name, all, isSummed) => isSummed && all.length > 1 && (name === 'salary' || name === 'taxWithheld')

function foundOf(name, statement, all, isSummed) {
  if (name === 'parts') return statement?.loanParts?.map((part) => part.mortgageInterest)
  return isOfAll(name, all, isSummed)
    ? Math.round(100 * all.reduce((sum, one) => sum + (one[name] ?? 0), 0)) / 100
    : statement?.[name]
}

/**
 * Each field of a document with its verdict. An answer of null is a field the paper does not have: nothing sure may be read for it.
 */
export function compared({ expected, isSummed = false }, statements) {
  const fields = expected.flatMap((one, at) =>
    Object.entries(one).map(([name, value]) => {
      const statement = statements[at]
      const found = foundOf(name, statement, statements, isSummed)
      const evidence = statement?.evidence?.[name]
      // A sum is as sure as the least sure of what it is made of.
      const certainties = (isOfAll(name, statements, isSummed) ? statements : [statement]).map(
        (one) => one?.evidence?.[name]?.confidence ?? 0,
      )
      const confidence = name === 'parts' ? 1 : Math.min(...certainties)
      const isMissing = found === null || found === undefined || (name === 'parts' && found.length === 0)
      const isSure = !isMissing && confidence >= sureEnough
      const isRight = !isMissing && value !== null && isSame(name, value, found)
      const verdict =
        value === null
          ? isSure
            ? 'wrong'
            : 'right'
          : isMissing
            ? 'missing'
            : !isSure
              ? 'check'
              : isRight
                ? 'right'
                : 'wrong'
      return {
        name,
        expected: value,
        found: found ?? null,
        confidence,
        isRight,
        isAmount: amounts.includes(name),
        verdict,
        place: evidence?.place ?? null,
      }
    }),
  )
  if (!isSummed && statements.length > expected.length)
    fields.push({
      name: 'statements',
      expected: expected.length,
      found: statements.length,
      confidence: 1,
      isRight: false,
      isAmount: true,
      verdict: 'wrong',
      place: null,
    })
  return fields
}

export const countsOf = (fields) => {
  const counts = { right: 0, check: 0, missing: 0, wrong: 0 }
  for (const { verdict } of fields) counts[verdict] += 1
  return counts
}

/** Of the amounts read with a certainty from each tenth on: how many, and how many of them are right. */
export const reliabilityOf = (fields) =>
  Array.from({ length: 10 }, (_, tenth) => {
    const own = fields.filter(
      ({ isAmount, expected, found, confidence }) =>
        isAmount && expected !== null && found !== null && Math.min(9, Math.floor(confidence * 10)) === tenth,
    )
    return { from: tenth / 10, count: own.length, right: own.filter(({ isRight }) => isRight).length }
  })
