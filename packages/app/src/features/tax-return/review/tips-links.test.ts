import { documentTypes } from '@aangiftewijs/domain/documents'
import { tipRules } from '@aangiftewijs/domain/lawful-tips'
import { questionAddress } from '@aangiftewijs/domain/question-address'
import { alsoCountAt, deductionsWith, pathOf } from '@aangiftewijs/domain/tax-return'
import { type TipId, tipIds, tipsFor } from '@aangiftewijs/domain/tips'
import { expect, test } from 'vitest'
import { answeredFiling } from '../../../testing/filing-fixtures.ts'
import { sectionsOf } from '../../guide/block-texts.ts'
import { content as taxGuide } from '../../guide/content/tax-guide/index.ts'
import { whatIfPath } from '../../what-if/addresses.ts'

/** Every tip there is, from two returns: five at most are given at once. */
const none = deductionsWith({})
const bare = { ...answeredFiling, isJointFiling: false, deductionsData: none }
const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: true }
const all = [
  ...tipsFor({ ...bare, setupData }, []),
  ...tipsFor(
    { ...bare, incomeData: null },
    documentTypes.filter((type) => type !== 'charity_donation').map((type) => ({ type })),
  ),
]

/** The heading of the guide that a tip leads to. */
const headings: Readonly<Record<TipId, string>> = {
  'education-documents': 'Education expenses',
  'thirty-percent-ruling': 'The 30% ruling',
  'mortgage-interest': 'Mortgage interest deduction',
  'home-office': 'Employment income',
  'healthcare-documents': 'Healthcare expenses',
  'charity-documents': 'Donations',
  'fiscal-partner': 'Fiscal partner',
}

test('every tip leads to the heading of the guide that explains it', () => {
  const sections = new Map(sectionsOf(taxGuide).map(({ id, title }) => [`/tax-guide#${id}`, title.en]))
  const found = Object.fromEntries(all.map(({ id, guide }) => [id, sections.get(guide)]))
  expect([found, Object.keys(found).toSorted()]).toEqual([headings, [...tipIds].toSorted()])
})

test('what the result says leads to the guide, to where it is asked or to where it is tried out', () => {
  const places = new Set(sectionsOf(taxGuide).map(({ id }) => `/tax-guide#${id}`))
  const inGuide = tipRules.map(({ href }) => href).filter((href) => href.startsWith('/tax-guide'))
  expect(inGuide.filter((href) => !places.has(href))).toEqual([])
  const elsewhere = tipRules.map(({ href }) => href).filter((href) => !href.startsWith('/tax-guide'))
  const asked = Object.keys(alsoCountAt.income).map((name) => questionAddress(pathOf('income'), name))
  expect(elsewhere.filter((href) => !asked.includes(href))).toEqual([`${whatIfPath}#divide`, `${whatIfPath}#try`])
})
