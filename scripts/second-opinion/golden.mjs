import { compute } from './compute.mjs'
import { householdsOf } from './households/index.mjs'

const withoutZeros = (figures) =>
  figures && Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0))
const inOneLine = (value) => JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ')

/** The text of a year's golden file: a household a block of lines, amounts in cents, a figure of 0 left out. */
export function goldenFile(year) {
  const blocks = householdsOf(year).map(({ kind, name, household }) => {
    const result = compute(year, household)
    const found =
      result.kind === 'unsupported'
        ? { unsupported: result.reasons }
        : {
            joint: withoutZeros(result.household),
            taxpayer: withoutZeros(result.taxpayer),
            partner: withoutZeros(result.partner),
            balance: result.balance,
            settlement: result.settlement,
          }
    const lines = Object.entries({ about: kind, name, household, ...found }).filter(([, value]) => value !== undefined)
    return `  {\n${lines.map(([key, value]) => `    "${key}": ${inOneLine(value)}`).join(',\n')}\n  }`
  })
  return `[\n${blocks.join(',\n')}\n]\n`
}

/** Where that file stands. */
export const addressOf = (year) =>
  new URL(`../../packages/domain/src/tax-law/golden/fixtures/${year}.json`, import.meta.url)
