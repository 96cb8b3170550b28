import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { householdSchema } from '../tax-law/index.ts'
import { type Answers, lawfulResult, madeBy, questionOf, reasonWords } from './index.ts'

const couple: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2025,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', birthDate: '1956-06-01', foreignIncome: false, ownHome: false },
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1958-08-12' },
  incomeData: { salary: 40_000, otherIncome: 0, taxWithheld: 8_000 },
  deductionsData: null,
}
const reasonsOf = (answers: Answers) => {
  const result = lawfulResult(answers, [])
  return result.kind === 'unsupported'
    ? result.reasons.map((reason) => {
        const place = madeBy(reason)
        return [reasonWords(reason).en, reasonWords(reason).nl, place && `${place.step}#${place.question}`]
      })
    : [result.kind]
}
const yours = [
  'You reach state pension age in this year: your rates are then blended.',
  'U bereikt in dit jaar de AOW-leeftijd: uw tarieven zijn dan gemengd.',
  'setup#birthDate',
]
const partners = [
  'Your partner reaches state pension age in this year: their rates are then blended.',
  'Uw partner bereikt in dit jaar de AOW-leeftijd: de tarieven van uw partner zijn dan gemengd.',
  'partner#dateOfBirth',
]

test('whose state-pension age is reached is said, with the question of whose date of birth it is', () => {
  const born = (birthDate: string) => ({ ...couple, setupData: couple.setupData && { ...couple.setupData, birthDate } })
  expect([
    reasonsOf(couple),
    reasonsOf(born('1958-08-01')),
    reasonsOf({ ...born('1958-08-01'), isJointFiling: false }),
    reasonsOf({ ...couple, isJointFiling: false }),
  ]).toEqual([[partners], [yours, partners], [yours], ['figure']])
})

test('a tick that rules a figure out leads to where it was given', () => {
  const income = { salary: 40_000, otherIncome: 0, taxWithheld: 8_000, partYearResident: true, businessProfit: true }
  const single = { ...couple, isJointFiling: false, incomeData: income }
  expect(reasonsOf(single).map((reason) => reason.at(-1))).toEqual(['income#partYearResident', 'income#businessProfit'])
})

/** Every field of a household that can be wrong, by its path. */
function* pathsIn(schema: z.core.$ZodType, path: readonly string[] = []): Generator<string> {
  const { def } = schema as z.ZodMiniType<unknown, unknown> & { readonly def: z.core.$ZodTypeDef }
  if (def.type === 'optional') return yield* pathsIn((def as z.core.$ZodOptionalDef).innerType, path)
  if (def.type !== 'object') return yield path.join('.')
  for (const [name, member] of Object.entries((def as z.core.$ZodObjectDef).shape))
    yield* pathsIn(member, [...path, name])
}

test('every field of a household is known, and what is wrong with it leads to its question', () => {
  const paths = [...pathsIn(householdSchema)]
  const places = Object.fromEntries(paths.map((path) => [path, questionOf(path)]))
  expect([paths.length > 50, paths.filter((path) => places[path] === undefined)]).toEqual([true, []])
  // Of these nothing is asked that could be wrong, or the partner is not asked.
  expect(paths.filter((path) => places[path] === null)).toEqual([
    'taxpayer.greenSavings',
    'partner.greenSavings',
    'box3.actualReturn.complications',
    'box3.percentages',
    'split.ownHome',
    'split.box2',
    'split.box3',
    'split.deductions',
  ])
})

test('each thing that the law cannot reckon with is told in words of its own, all at once', () => {
  const setupData = { taxIdentifier: '999990019', birthDate: '2025-03-01', foreignIncome: false, ownHome: false }
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '2026-01-31' }
  const alone = { ...couple, year: 2024, isJointFiling: false, setupData: null, partnerData: null }
  const allowance = { salary: 72_000, otherIncome: 0, taxWithheld: 18_500, untaxedAllowance: 22_000 }
  const partners = { ...allowance, untaxedAllowance: 0, partnerSalary: 10_000, partnerUntaxedAllowance: 3_000.01 }
  const joint = { ...alone, isJointFiling: true, partnerData: { ...partnerData, dateOfBirth: '1990-01-01' } }
  const rich = { ...allowance, untaxedAllowance: 0, salary: 100_000_000.01, pensions: 200_000_000 }
  expect(
    [
      { ...alone, incomeData: allowance },
      { ...joint, incomeData: partners },
      { ...alone, setupData },
      { ...joint, partnerData, incomeData: allowance },
      { ...alone, incomeData: rich },
      { ...alone, incomeData: { ...allowance, untaxedAllowance: 21_600 } },
    ].map((answers) => reasonsOf(answers)),
  ).toEqual([
    [
      [
        'The untaxed allowance of the 30% ruling is more than 30% of your salary. An annual statement has it taken off already: then leave it empty.',
        'De onbelaste vergoeding van de 30%-regeling is meer dan 30% van uw loon. Op een jaaropgaaf is die er al af: laat het veld dan leeg.',
        'income#untaxedAllowance',
      ],
    ],
    [
      [
        'The untaxed allowance of the 30% ruling is more than 30% of your partner’s salary. An annual statement has it taken off already: then leave it empty.',
        'De onbelaste vergoeding van de 30%-regeling is meer dan 30% van het loon van uw partner. Op een jaaropgaaf is die er al af: laat het veld dan leeg.',
        'income#partnerUntaxedAllowance',
      ],
    ],
    [
      [
        'Your date of birth is after the tax year has ended.',
        'Uw geboortedatum ligt na het einde van het belastingjaar.',
        'setup#birthDate',
      ],
    ],
    [
      [
        'The untaxed allowance of the 30% ruling is more than 30% of your salary. An annual statement has it taken off already: then leave it empty.',
        'De onbelaste vergoeding van de 30%-regeling is meer dan 30% van uw loon. Op een jaaropgaaf is die er al af: laat het veld dan leeg.',
        'income#untaxedAllowance',
      ],
      [
        'Your partner’s date of birth is after the tax year has ended.',
        'De geboortedatum van uw partner ligt na het einde van het belastingjaar.',
        'partner#dateOfBirth',
      ],
    ],
    [
      [tooLarge.en, tooLarge.nl, 'income#salary'],
      [tooLarge.en, tooLarge.nl, 'income#pensions'],
    ],
    ['figure'],
  ])
})

const tooLarge = {
  en: 'An amount is larger than €\u00a0100.000.000, more than the rules are worked out for.',
  nl: 'Een bedrag is hoger dan €\u00a0100.000.000, meer dan waarvoor de regels zijn uitgewerkt.',
}
