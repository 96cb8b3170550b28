import { readdirSync, readFileSync } from 'node:fs'
import { rulesOfYear, taxYears } from '@aangiftewijs/domain/tax-law'
import { expect, test } from 'vitest'

const content = new URL('./content/', import.meta.url)
/** Where the law is explained; the figures of the demonstration stand elsewhere, and are held to the product by `claims.test.ts`. */
const lawFiles = [...readdirSync(new URL('tax-guide', content)).map((file) => `tax-guide/${file}`), 'faq/deductions.ts']

/** Every number of the years' data, but for what stands under a key that is left out. Rates are in thousandths of a percent. */
const numbersIn = (data: unknown, isLeftOut: (key: string) => boolean = () => false): readonly number[] =>
  typeof data === 'number'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, part]) => (isLeftOut(key) ? [] : numbersIn(part, isLeftOut)))
      : []

const percentages = new Set(
  taxYears.flatMap((year) => {
    const rules = rulesOfYear(year)
    const deductedAtMost = (rules.box1.under.at(-1)?.rate ?? 0) - rules.rateAdjustment.rate
    return [...numbersIn(rules), deductedAtMost]
  }),
)

/** In cents. */
const amounts = new Set(
  taxYears.flatMap((year) => numbersIn(rulesOfYear(year), (key) => /^(rates?|premiums|payout)$/.test(key))),
)

test.each(lawFiles)('%s has no second copy of a percentage of the law', (file) => {
  const text = readFileSync(new URL(file, content), 'utf8')
  const typed = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%|\bpercent\(([\d.]+)\)/g)].map(([, said, given]) =>
    (said ?? given ?? '').replace(',', '.'),
  )
  expect(typed.filter((percentage) => percentages.has(Math.round(Number(percentage) * 1000)))).toEqual([])
})

test.each(lawFiles)('%s has no second copy of an amount of the law', (file) => {
  const text = readFileSync(new URL(file, content), 'utf8')
  const typed = [...text.matchAll(/€\s?(\d[\d.]*)(,\d\d)?/g)].map(([, euros = '', cents = ',00']) =>
    Number(`${euros.replaceAll('.', '')}${cents.replace(',', '')}`),
  )
  expect(typed.filter((amount) => amounts.has(amount))).toEqual([])
})
