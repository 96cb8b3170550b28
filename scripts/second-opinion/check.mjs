import { readFileSync } from 'node:fs'
import { compute } from './compute.mjs'

/**
 * The second implementation against the published figures: the official wage-tax rows (a file given as argument, in the
 * form year, month wage, without credit, with credit, labour credit, then for pension age) and the worked examples.
 */
const eur = (amount) => Math.round(amount * 100)
let failed = 0
function expect(name, found, wanted, within = 0) {
  if (Math.abs(found - wanted) <= within) return
  failed++
  console.log(`differs: ${name}: ${found / 100}, published ${wanted / 100}`)
}

let rows = 0
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((text) => /^\d/.test(text))) {
    rows++
    const [year, month, noCredit, withCredit, labour, pensionNoCredit, pensionWithCredit] = line.split(',').map(Number)
    const wages = eur(month * 12)
    const young = compute(year, { taxpayer: { wages } }).taxpayer
    expect(`${line} levy`, young.levy, eur(12 * noCredit), eur(6))
    expect(`${line} due`, young.taxDue, eur(12 * withCredit), eur(6))
    // The column has the labour credit as far as the tax after the general credit leaves room for it.
    const applied = Math.min(young.labourCredit, Math.max(0, young.levy - young.generalCredit))
    expect(`${line} labour credit`, applied, eur(12 * labour), eur(6))
    // The table for pension age leaves the elderly credits out of "without", and has the elderly credit within "with".
    const old = compute(year, { taxpayer: { wages, dateOfBirth: '1950-01-01' } }).taxpayer
    expect(`${line} pension levy`, old.levy, eur(12 * pensionNoCredit), eur(6))
    expect(`${line} pension due`, old.taxDue, eur(12 * pensionWithCredit), eur(6))
  }
}

const couple = { taxpayer: {}, partner: {} }
expect(
  'notional value 2022',
  compute(2022, { taxpayer: {}, home: { wozValue: eur(400000) } }).household.notionalValue,
  eur(1800),
)
expect('box 2 2024', compute(2024, { taxpayer: {}, box2Income: eur(100000) }).taxpayer.taxBox2, eur(27305))
const box3Of2023 = { savings: eur(200000), investments: eur(100000), percentages: 'provisional' }
const joint = compute(2023, { ...couple, box3: box3Of2023, split: { box3: eur(186000) } })
expect('box 3 2023 yield', joint.household.box3Yield, eur(6890))
expect('box 3 2023 income', joint.taxpayer.box3, eur(4271.8))
expect('box 3 2023 tax', joint.taxpayer.taxBox3, eur(1366.98))
const box3Of2024 = { savings: eur(100000), investments: eur(45000), debts: eur(27400), percentages: 'provisional' }
const halves = compute(2024, { ...couple, box3: box3Of2024 })
expect('box 3 2024 yield', halves.household.box3Yield, eur(3254))
expect('box 3 2024 half', halves.taxpayer.box3, eur(143))
expect('box 3 2024 other half', halves.partner.box3, eur(143))
expect('box 3 2026', compute(2026, { taxpayer: {}, box3: { savings: eur(150000) } }).taxpayer.box3, eur(1160))
expect('box 3 2025', compute(2025, { taxpayer: {}, box3: { savings: eur(150000) } }).taxpayer.box3, eur(1264))
const giving = { taxpayer: { wages: eur(35000) }, gifts: { ordinary: eur(125), cultural: eur(300) } }
expect('gifts', compute(2024, giving).household.giftDeduction, eur(150))
console.log(`${rows} official rows and the worked examples: ${failed} differ`)
process.exitCode = failed ? 1 : 0
