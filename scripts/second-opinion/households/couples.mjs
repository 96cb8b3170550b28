import { eurosDown } from '../arithmetic.mjs'
import { ownHome } from '../deductions.mjs'
import { figuresOf } from '../figures.mjs'

const eur = (euros) => Math.round(euros * 100)
const person = (wages, taxWithheld, dateOfBirth = '1984-09-30') => ({
  wages: eur(wages),
  taxWithheld: eur(taxWithheld),
  dateOfBirth,
})

/** Partners for the whole year: who has which credit, free splits, a credit paid out, joint thresholds. */
export function couples(year, grow) {
  const figures = figuresOf(year)
  const { combination, box3 } = figures
  const two = (name, taxpayer, partner, rest = {}) => ({
    kind: 'couple',
    name,
    household: { taxpayer, partner, ...rest },
  })
  const high = person(grow(88400), 33200)
  const low = person(grow(22100), 1500, '1986-01-12')
  const home = { wozValue: eur(450000), interest: eur(12000) }
  const { notional } = ownHome(figures, year, { wozValue: eur(813847) })
  const wealth = { savings: eur(2 * box3.allowance + 60000), investments: eur(84000) }
  const pensions = (amount, withheld, dateOfBirth) => ({
    pensions: eur(amount),
    taxWithheld: eur(withheld),
    dateOfBirth,
  })
  const combined = person(combination.from - 1, 0)
  return [
    two('two wages, nothing to divide', high, low),
    two('one wage, partner without income born in 1962: credit paid out', high, { dateOfBirth: '1962-12-31' }),
    two('one wage, partner without income born in 1963: no general credit', high, { dateOfBirth: '1963-01-01' }),
    two(
      'partner with a small job born in 1990: in 2022 the last of the credits paid out',
      high,
      person(5600, 310, '1990-04-04'),
    ),
    two('both low: no room for a payout', person(9800, 200, '1961-02-02'), person(3000, 0, '1960-05-05')),
    two('the earner owes a little: payout as far as that goes', person(grow(27000), 1400, '1962-02-02'), {
      dateOfBirth: '1961-06-06',
    }),
    two('child: the lower earner has the combination credit', high, low, { childUnder12: true }),
    two('child: the taxpayer is the lower earner', low, high, { childUnder12: true }),
    two('child: the lower earner earns too little, nobody has it', high, combined, { childUnder12: true }),
    two(
      'child: equal wages, the elder has it',
      person(grow(33000), 4300, '1990-02-01'),
      person(grow(33000), 4300, '1989-02-01'),
      { childUnder12: true },
    ),
    two('child: combination credit larger than the tax of the lower earner', high, person(9000, 0, '1991-02-01'), {
      childUnder12: true,
    }),
    two('home, divided evenly', high, low, { home }),
    two('home, all to the higher earner', high, low, { home, split: { ownHome: eur(1000000) } }),
    two('home, all to the lower earner', high, low, { home, split: { ownHome: 0 } }),
    two('home, all to a partner who earns less than its interest', high, person(3000, 100), {
      home,
      split: { ownHome: 0 },
    }),
    two('home, 6,000 to the taxpayer', high, low, { home, split: { ownHome: eur(6000) } }),
    two(
      'home that costs what it is worth but for cents: half each of both',
      person(23031, 3000),
      person(100000, 39000),
      {
        home: { wozValue: eur(813847), interest: eurosDown(notional) },
      },
    ),
    two('paid-off home, divided', high, low, { home: { wozValue: eur(500000) }, split: { ownHome: eur(100) } }),
    two('savings and investments, divided evenly', high, low, { box3: wealth }),
    two('savings and investments, all to the lower earner', high, low, { box3: wealth, split: { box3: 0 } }),
    two('savings and investments, 20,000 to the taxpayer', high, low, {
      box3: { ...wealth, debts: eur(21000) },
      split: { box3: eur(20000) },
    }),
    two('actual return follows the division', high, low, {
      box3: { ...wealth, actualReturn: { income: eur(2200), valueChange: eur(1000) } },
      split: { box3: eur(30000) },
    }),
    two('dividend, each up to the first rate', high, low, { box2Income: eur(120000), split: { box2: eur(60000) } }),
    two('dividend, all to one', high, low, { box2Income: eur(120000), split: { box2: eur(120000) } }),
    two('gifts above the joint threshold, to the higher earner', high, low, {
      gifts: { ordinary: eur(2400), cultural: eur(800) },
      split: { deductions: eur(100000) },
    }),
    two('gifts and costs, divided evenly', high, low, {
      gifts: { ordinary: eur(3000), periodic: eur(1000) },
      healthcare: { treatment: eur(6400) },
    }),
    two(
      'everything at once, everything divided',
      { ...high, dividendTaxWithheld: eur(3000) },
      { ...low, provisionalAssessment: eur(-700) },
      {
        childUnder12: true,
        home,
        box2Income: eur(24000),
        box3: { ...wealth, debts: eur(30000) },
        gifts: { ordinary: eur(1900), cultural: eur(600), periodic: eur(500) },
        healthcare: { aids: eur(3100), treatment: eur(4000) },
        split: { ownHome: eur(5000), box2: eur(4000), box3: eur(44000), deductions: eur(1500) },
      },
    ),
    two(
      'pensioners together, both with a pension',
      pensions(grow(31000), 2600, '1947-08-08'),
      pensions(grow(15500), 60, '1950-10-10'),
      { healthcare: { aids: eur(1450), medicines: eur(380) } },
    ),
    two(
      'one born before 1946, the other below pension age',
      pensions(grow(39500), 4300, '1944-01-20'),
      person(grow(18600), 1000, '1970-03-03'),
      { box3: wealth },
    ),
    two(
      'low joint income: the fixed threshold for partners',
      pensions(8000, 0, '1947-08-08'),
      pensions(7200, 0, '1948-08-08'),
      { healthcare: { treatment: eur(1200) } },
    ),
    two(
      '30 % ruling of one, paid-off home',
      { ...person(grow(104000), 27800), untaxedAllowance: eur(grow(31200)) },
      low,
      { home: { wozValue: eur(720000) } },
    ),
    two(
      'the combination credit is with who earns less, sideline included',
      { ...person(grow(24000), 2100, '1986-01-01'), otherWork: eur(6000) },
      person(grow(27000), 3000, '1984-01-01'),
      { childUnder12: true },
    ),
    two('first home together in June, divided, savings of January in box 3', person(grow(58000), 13400), low, {
      home: {
        wozValue: eur(431000),
        interest: eur(7260.8),
        financingCosts: eur(3975),
        registeredFrom: `${year}-06-11`,
      },
      box3: { savings: eur(187000) },
      split: { ownHome: eur(9000), box3: eur(20000) },
    }),
    two('sold without debt in the year: the Hillen deduction follows the balance', person(grow(58000), 13400), low, {
      home: { wozValue: eur(520000), registeredUntil: `${year}-08-09` },
      split: { ownHome: eur(30) },
    }),
    two(
      'green savings of one above the exempt amount of one, divided with the box 3 base',
      { ...person(grow(61000), 14000), greenInvestments: eur(80000), greenSavings: eur(12000) },
      low,
      { box3: { savings: eur(150000) }, split: { box3: eur(30000) } },
    ),
    two('green investments and no box 3 base: the credit is with the higher income', low, {
      ...person(grow(43000), 8400),
      greenInvestments: eur(9000),
    }),
    two(
      'ruling, child, savings, young disabled partner',
      { ...person(grow(76000), 16000), untaxedAllowance: eur(15000) },
      { ...person(11800, 300), youngDisabled: true },
      { childUnder12: true, box3: wealth, split: { box3: eur(40000) } },
    ),
  ]
}

/** What no figure is given for. */
export function refusals(year) {
  const { bornBefore, bornAfter } = figuresOf(year).pension
  const refused = (name, household) => ({ kind: 'refused', name, household })
  const old = { wages: eur(20000), pensions: eur(14000), dateOfBirth: '1950-01-01' }
  return [
    refused('reaches pension age: first day of the window', {
      taxpayer: { wages: eur(30000), dateOfBirth: bornBefore },
    }),
    refused('reaches pension age: last day of the window', {
      taxpayer: person(50000, 9000),
      partner: { pensions: eur(9000), dateOfBirth: bornAfter },
    }),
    refused('combination credit at pension age', { taxpayer: old, childUnder12: true }),
    refused('part of the year abroad, and profit', {
      taxpayer: person(40000, 8000),
      circumstances: ['part-year-resident', 'business-profit'],
    }),
    refused('actual return of a house that was let', {
      taxpayer: person(40000, 8000),
      box3: {
        investments: eur(300000),
        actualReturn: { income: eur(12000), valueChange: 0, complications: ['let-property'] },
      },
    }),
    refused('actual return in a provisional assessment', {
      taxpayer: person(40000, 8000),
      box3: {
        investments: eur(300000),
        percentages: 'provisional',
        actualReturn: { income: eur(12000), valueChange: 0 },
      },
    }),
    refused('the final percentages, where there are some', {
      taxpayer: person(40000, 8000),
      box3: { savings: eur(100000), percentages: 'final' },
    }),
  ]
}
