import { expect, test } from 'vitest'
import { returnOf } from '../testing/index.ts'
import { deductionsWith, keptOfPartner, typedWithoutPartner, withoutPartner } from './index.ts'
import { questionsOf } from './questions/index.ts'

const answered = (step: 'income' | 'deductions') =>
  Object.fromEntries(Object.keys(questionsOf[step]).map((name) => [name, 1]))
const namesIn = (answers: object | null) => Object.keys(answers ?? {})

test('nothing that names a partner is left, and everything else is', () => {
  const partnerEmployers = [{ employerName: 'Gemeente', salary: 1, taxWithheld: 1 }]
  const filing = returnOf({
    partnerData: { fullName: 'Tom Jansen', bsn: '111222333' },
    incomeData: { salary: 1, otherIncome: 1, taxWithheld: 1, ...answered('income'), partnerEmployers },
    deductionsData: deductionsWith(answered('deductions')),
    splitData: { ownHome: 1 },
  })
  const left = withoutPartner(filing)
  const lost = (step: 'incomeData' | 'deductionsData') =>
    namesIn(filing[step]).filter((name) => !namesIn(left[step]).includes(name))
  const partners = [...lost('incomeData'), ...lost('deductionsData')]
  const named = [...namesIn(filing.incomeData), ...namesIn(filing.deductionsData)].filter((name) =>
    name.startsWith('partner'),
  )
  expect([left.partnerData, left.splitData, partners.sort()]).toEqual([null, null, named.sort()])
})

test('what is kept of a partner is listed, and what is typed can do without', () => {
  const filing = returnOf({
    incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 1, partnerSalary: 20_000, partnerBenefits: 0 },
    deductionsData: deductionsWith({ partnerCharityDonations: 800 }),
  })
  expect(keptOfPartner(filing)).toEqual([
    { name: 'partnerSalary', kind: 'euros', value: 20_000 },
    { name: 'partnerCharityDonations', kind: 'euros', value: 800 },
  ])
  expect(keptOfPartner({ ...filing, ...withoutPartner(filing) })).toEqual([])
  expect(typedWithoutPartner('income', { salary: '1', partnerSalary: '2', partYearResident: 'on' })).toEqual({
    salary: '1',
    partYearResident: 'on',
  })
})
