import { compute } from '../compute.mjs'
import { figuresOf } from '../figures.mjs'

const eur = (euros) => Math.round(euros * 100)
const worker = (wages, taxWithheld) => ({ wages: eur(wages), taxWithheld: eur(taxWithheld), dateOfBirth: '1978-03-08' })

/** Gifts of each kind and healthcare costs, at their thresholds and ceilings. */
export function deductions(year, grow) {
  const { low, high, multiplierTo } = figuresOf(year).care
  const alone = (kind, name, taxpayer, rest) => ({ kind, name, household: { taxpayer, ...rest } })
  const gifts = (name, wages, gift) => alone('gifts', name, worker(wages, Math.round(wages * 0.22)), { gifts: gift })
  const care = (name, wages, healthcare) =>
    alone('healthcare', name, worker(wages, Math.round(wages * 0.12)), { healthcare })
  return [
    gifts('gifts one euro above one per cent of the income', 40000, { ordinary: eur(401) }),
    gifts('gifts below the threshold: nothing', 40000, { ordinary: eur(399) }),
    gifts('low income: the threshold of 60 euros', 5400, { ordinary: eur(95) }),
    gifts('gifts above ten per cent of the income', grow(38000), { ordinary: eur(7200) }),
    gifts('cultural gifts, raised', grow(47000), { ordinary: eur(310), cultural: eur(900) }),
    gifts('cultural gifts beyond the largest raise', grow(120000), { cultural: eur(9000) }),
    gifts('the raise lifts the ceiling of ten per cent', 30000, { ordinary: eur(1500), cultural: eur(3000) }),
    gifts('periodic gifts have no threshold', grow(61000), { periodic: eur(1200), ordinary: eur(200) }),
    gifts('very large periodic gifts', 900000, { periodic: eur(310000) }),
    gifts('old periodic agreement beside a new one', 900000, {
      periodic: eur(255000),
      periodicFromBefore5October2022: eur(40000),
    }),
    gifts('gifts under the rate cap', grow(96000), { ordinary: eur(4200) }),
    care('medicines with the raise of forty per cent', 26000, { medicines: eur(760), transport: eur(410) }),
    care('treatment and visits are not raised', 31000, { treatment: eur(1450), visitingTheSick: eur(330) }),
    care('income exactly at the end of the raise', multiplierTo, { aids: eur(1900), clothing: eur(310) }),
    care('income one euro above the end of the raise', multiplierTo + 1, { aids: eur(1900), clothing: eur(310) }),
    care('low income: the fixed threshold', low, { diet: eur(900) }),
    care('high income: 5.75 per cent above the bound', high + 12000, {
      treatment: eur(4100),
      householdHelp: eur(2500),
    }),
    care('costs below the threshold', 45000, { treatment: eur(500) }),
    alone('gifts', 'gifts and costs beyond box 1, taken from box 3', worker(5200, 0), {
      box3: { investments: eur(260000) },
      gifts: { periodic: eur(9000) },
    }),
    alone('gifts', 'deductions beyond every box: a part carried forward', worker(5200, 0), {
      box2Income: eur(2500),
      gifts: { periodic: eur(9000) },
    }),
  ]
}

/** Provisional assessments, and balances at each side of the settlement thresholds. */
export function settlements(year, grow) {
  const { charge, refund, assets } = figuresOf(year).settle
  const base = { wages: eur(grow(39400)) }
  const due = compute(year, { taxpayer: base }).taxpayer.taxDue
  const at = (name, beyondWithheld, rest = {}, more = {}) => ({
    kind: 'settlement',
    name,
    household: { taxpayer: { ...base, taxWithheld: due - beyondWithheld, ...more }, ...rest },
  })
  const rich = { box3: { savings: eur(assets + 1) } }
  return [
    at('exactly at the amount that is not yet charged', eur(charge)),
    at('99 cents above it: still not charged', eur(charge + 0.99)),
    at('one euro above it: charged', eur(charge + 1)),
    at('exactly at the amount that is not yet refunded', eur(-refund)),
    at('one cent above it: refunded in whole euros', eur(-refund) - 1),
    at('one euro above it: refunded', eur(-refund - 1)),
    at('provisional assessment paid, small amount left', eur(1020), {}, { provisionalAssessment: eur(1000) }),
    at('provisional assessment paid, too much', eur(1000), {}, { provisionalAssessment: eur(1850) }),
    at(
      'provisional payment beside a tax too small to be assessed: all of it back',
      eur(30),
      {},
      { provisionalAssessment: eur(400) },
    ),
    at('provisional refund received, to be paid back', eur(-400), {}, { provisionalAssessment: eur(-1300) }),
    at('provisional refund received, small amount left', eur(-880), {}, { provisionalAssessment: eur(-900) }),
    at('small amount, assets above the amount for which an assessment is always made', eur(20), rich),
  ]
}
