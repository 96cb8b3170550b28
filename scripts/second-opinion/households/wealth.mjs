import { figuresOf } from '../figures.mjs'

const eur = (euros) => Math.round(euros * 100)
const worker = (wages, taxWithheld) => ({ wages: eur(wages), taxWithheld: eur(taxWithheld), dateOfBirth: '1981-11-23' })

/** The own home: every step of the notional value, debt and no debt, the rate cap on its costs. */
export function homes(year, grow) {
  const alone = (name, taxpayer, home) => ({ kind: 'own home', name, household: { taxpayer, home } })
  return [
    alone('home with a mortgage', worker(grow(51200), 12900), {
      wozValue: eur(grow(364000)),
      interest: eur(8730),
      financingCosts: eur(1250),
    }),
    alone('paid-off home: the Hillen deduction', worker(grow(43700), 9000), { wozValue: eur(410000) }),
    alone('little debt: part of the Hillen deduction', worker(grow(43700), 9000), {
      wozValue: eur(420000),
      interest: eur(480),
    }),
    alone('houseboat in the lowest step', worker(grow(28000), 3000), { wozValue: eur(12500), interest: eur(640) }),
    alone('caravan in the second step', worker(grow(28000), 3000), { wozValue: eur(25000) }),
    alone('small home in the third step', worker(grow(28000), 3000), { wozValue: eur(50000), interest: eur(90) }),
    alone('small home in the fourth step', worker(grow(28000), 3000), { wozValue: eur(75000) }),
    alone('small home one euro above the fourth step', worker(grow(28000), 3000), { wozValue: eur(75001) }),
    alone('villa above the highest step, interest under the rate cap', worker(grow(142000), 58000), {
      wozValue: eur(1875000),
      interest: eur(31400),
    }),
    alone('interest only partly above the top bracket: rate cap on a part', worker(grow(80500), 24500), {
      wozValue: eur(590000),
      interest: eur(16250),
    }),
    alone('interest larger than the income: a box 1 loss', worker(6000, 0), {
      wozValue: eur(300000),
      interest: eur(9400),
    }),
    ...movedHomes(year, grow, alone),
  ]
}

/** A home lived in for a part of the year, by the days of the municipal register. */
function movedHomes(year, grow, alone) {
  const on = (day) => `${year}-${day}`
  return [
    alone('first home, registered on 15 September', worker(grow(47300), 10400), {
      wozValue: eur(276000),
      interest: eur(3120.4),
      financingCosts: eur(2890),
      registeredFrom: on('09-15'),
    }),
    alone('bought in June for cash: the Hillen deduction on the part', worker(grow(61000), 14900), {
      wozValue: eur(455000),
      registeredFrom: on('06-20'),
    }),
    alone('bought in the year, the key later than the year: costs without notional value', worker(grow(52000), 12600), {
      wozValue: eur(338000),
      interest: eur(1204),
      financingCosts: eur(3150),
      registeredFrom: `${year + 1}-02-03`,
    }),
    alone('sold on the first of March and rented since, little debt', worker(grow(39000), 7300), {
      wozValue: eur(389000),
      interest: eur(95.5),
      registeredUntil: on('03-01'),
    }),
    alone('left the year before, stood empty until it was sold', worker(grow(39000), 7300), {
      wozValue: eur(389000),
      interest: eur(2310),
      registeredUntil: `${year - 1}-11-30`,
    }),
    alone('bought and left within the year', worker(grow(44000), 8800), {
      wozValue: eur(301000),
      interest: eur(4100),
      registeredFrom: on(year % 4 === 0 ? '02-29' : '02-28'),
      registeredUntil: on('10-31'),
    }),
    alone('from one home to the next on one day', worker(grow(83500), 27100), {
      wozValue: eur(512000),
      interest: eur(13950),
      financingCosts: eur(3400),
      registeredFrom: on('05-17'),
      former: { wozValue: eur(297000), registeredUntil: on('05-17') },
    }),
    alone('from a home without debt to a villa, with a summer between', worker(grow(118000), 44000), {
      wozValue: eur(1690000),
      interest: eur(3000),
      registeredFrom: on('09-01'),
      former: { wozValue: eur(640000), registeredUntil: on('06-15') },
    }),
  ]
}

/** Box 2 and box 3 of someone alone. */
export function assets(year, grow) {
  const figures = figuresOf(year)
  const { allowance, debtThreshold } = figures.box3
  const alone = (kind, name, taxpayer, rest) => ({ kind, name, household: { taxpayer, ...rest } })
  const box3 = (name, assetsOf, taxpayer = worker(grow(36800), 6600)) =>
    alone('box 3', name, taxpayer, { box3: assetsOf })
  const dividend = { wages: eur(grow(56000)), taxWithheld: eur(15500), dividendTaxWithheld: eur(7500) }
  const greens = [
    alone(
      'box 3',
      'green savings give a credit and are exempt',
      { ...worker(grow(45000), 9100), greenInvestments: eur(figures.greenMax) },
      { box3: { savings: eur(71000) } },
    ),
    alone(
      'box 3',
      'green investments above the exempt amount',
      { ...worker(grow(45000), 9100), greenInvestments: eur(figures.greenMax + 40000.5) },
      { box3: { savings: eur(71000) } },
    ),
    alone(
      'box 3',
      'green savings above the exempt amount, investments within it',
      { ...worker(grow(45000), 9100), greenInvestments: eur(110000), greenSavings: eur(90000) },
      { box3: { investments: eur(31000), debts: eur(12345) } },
    ),
  ]
  const provisional =
    figures.box3.provisional && figures.box3.isFinal !== false
      ? [
          box3('provisional percentages', {
            savings: eur(98765),
            investments: eur(43210),
            debts: eur(9000),
            percentages: 'provisional',
          }),
        ]
      : []
  return [
    alone('box 2', 'dividend below the second rate', dividend, { box2Income: eur(50000) }),
    alone('box 2', 'dividend far above the second rate', dividend, { box2Income: eur(180250) }),
    alone(
      'box 2',
      'dividend and nothing else: the general credit against it',
      { dividendTaxWithheld: eur(3000) },
      { box2Income: eur(20000) },
    ),
    box3('savings exactly the allowance', { savings: eur(allowance) }),
    box3('savings one euro above the allowance', { savings: eur(allowance + 1) }),
    box3('savings only', { savings: eur(187650) }),
    box3('investments only', { investments: eur(231470) }),
    box3('savings, investments and debts', { savings: eur(81234), investments: eur(156789), debts: eur(45678) }),
    box3('debts just at their threshold count for nothing', { savings: eur(90000), debts: eur(debtThreshold) }),
    box3('debts larger than the assets', { savings: eur(40000), investments: eur(30000), debts: eur(120000) }),
    box3(
      'second home of a million on debt',
      { investments: eur(1050000), savings: eur(12000), debts: eur(400000) },
      worker(grow(91000), 31000),
    ),
    box3('amounts in cents', { savings: 12345678, investments: 8765432, debts: 1234567 }),
    box3('wealth without other income: credits against box 3', { savings: eur(310000), investments: eur(120000) }, {}),
    box3('actual return lower than the deemed one', {
      savings: eur(20000),
      investments: eur(240000),
      actualReturn: { income: eur(4100), valueChange: eur(1200) },
    }),
    box3('actual return higher: the deemed one counts', {
      savings: eur(60000),
      investments: eur(140000),
      actualReturn: { income: eur(5300), valueChange: eur(21000) },
    }),
    box3('actual loss: nothing taxed', {
      investments: eur(260000),
      actualReturn: { income: eur(2900), valueChange: eur(-31500) },
    }),
    box3('actual return less interest on debts', {
      investments: eur(300000),
      debts: eur(100000),
      actualReturn: { income: eur(9000), valueChange: eur(1500), debtInterest: eur(4300) },
    }),
    ...greens,
    ...provisional,
  ]
}
