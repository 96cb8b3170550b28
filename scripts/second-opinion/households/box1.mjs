import { figuresOf } from '../figures.mjs'

const eur = (euros) => Math.round(euros * 100)

/** Someone alone with a wage: every bend of brackets and credits, low incomes and high. `grow` follows the years' wages. */
export function singles(year, grow) {
  const { general, labour, combination, firstBracket, top } = figuresOf(year)
  const alone = (name, taxpayer, rest = {}) => ({ kind: 'single', name, household: { taxpayer, ...rest } })
  const wage = (name, euros, withheld = 0) => alone(name, { wages: eur(euros), taxWithheld: eur(withheld) })
  const [first, second, third] = labour.bounds
  return [
    alone('no income at all', {}),
    wage('a summer job, credits larger than the tax, all withheld comes back', grow(4210), 380),
    wage('half the minimum wage', grow(12430), 610),
    wage('wage exactly at the first bend of the labour credit', first),
    wage('wage one euro above the second bend of the labour credit', second + 1, 300),
    wage('wage one euro above the start of the general credit decline', general.from + 1, 2200),
    wage('wage where the labour credit begins to decline', third, 7400),
    wage('wage at the end of the first bracket', firstBracket, 6900),
    wage('average wage, ten euros of cents', grow(44187.36), 9034.71),
    wage('wage in the last euro below the top bracket', top, 21900),
    wage('wage one euro into the top bracket', top + 1, 22000),
    wage('director, general and labour credit gone', grow(164500), 71200),
    wage('very high wage', 912345, 430000),
    alone('unemployment benefit only: no labour credit', { benefits: eur(grow(21980)), taxWithheld: eur(3300) }),
    alone('half a year of wage, half a year of benefit', {
      wages: eur(grow(17600)),
      benefits: eur(grow(12250)),
      taxWithheld: eur(4100),
    }),
    alone('partner alimony received beside a wage', {
      wages: eur(grow(23900)),
      otherIncome: eur(9600),
      taxWithheld: eur(2900),
    }),
    alone('lectures beside a wage: more labour credit', {
      wages: eur(grow(20900)),
      otherWork: eur(3475.5),
      taxWithheld: eur(2300),
    }),
    alone('lessons beside a good wage: less labour credit', {
      wages: eur(grow(58300)),
      otherWork: eur(8120),
      taxWithheld: eur(16000),
    }),
    alone('odd jobs alone', { otherWork: eur(grow(11240)) }),
    alone(
      'baby-sitting and a child of one’s own',
      { otherWork: eur(grow(16800)), benefits: eur(4200) },
      { childUnder12: true },
    ),
    alone('wage and a small pension of a late parent', {
      wages: eur(grow(33100)),
      pensions: eur(2410),
      taxWithheld: eur(5400),
    }),
    alone('young disabled on a benefit', { benefits: eur(grow(15830)), taxWithheld: eur(700), youngDisabled: true }),
    alone('young disabled with a job', {
      wages: eur(grow(26700)),
      taxWithheld: eur(1200),
      youngDisabled: true,
      dateOfBirth: '1996-07-19',
    }),
    alone('30 % ruling, allowance still contained in the wage', {
      wages: eur(grow(98000)),
      untaxedAllowance: eur(grow(29400)),
      taxWithheld: eur(22000),
    }),
    alone('30 % ruling at 20 %, high wage', {
      wages: eur(150000),
      untaxedAllowance: eur(30000),
      taxWithheld: eur(46500),
    }),
    alone(
      'single parent, wage just above the start of the combination credit',
      { wages: eur(combination.from + 1) },
      { childUnder12: true },
    ),
    alone(
      'single parent, combination credit still growing',
      { wages: eur(grow(24600)), taxWithheld: eur(1900) },
      { childUnder12: true },
    ),
    alone(
      'single parent, full combination credit',
      { wages: eur(grow(52900)), taxWithheld: eur(14000) },
      { childUnder12: true },
    ),
    alone(
      'single parent on a benefit has no combination credit',
      { benefits: eur(grow(19700)), taxWithheld: eur(2600) },
      { childUnder12: true },
    ),
    alone(
      'partner abroad who earns less: no combination credit',
      { wages: eur(grow(60000)), taxWithheld: eur(17000) },
      { childUnder12: true, partnerAbroad: { labourIncome: eur(5000) } },
    ),
    alone(
      'partner abroad who earns more: combination credit all the same',
      { wages: eur(grow(21000)), taxWithheld: eur(1400) },
      { childUnder12: true, partnerAbroad: { labourIncome: eur(grow(43000)) } },
    ),
    alone(
      'partner abroad who earns as much and is the elder',
      { wages: eur(21000), taxWithheld: eur(1400), dateOfBirth: '1985-04-02' },
      { childUnder12: true, partnerAbroad: { labourIncome: eur(21000), dateOfBirth: '1984-11-30' } },
    ),
    alone('three months of work, then unemployed: the labour credit of the months stands', {
      wages: eur(9900),
      benefits: eur(20790),
      labourCreditApplied: eur(1380),
      taxWithheld: eur(7000),
    }),
    alone('employer applied more labour credit than the wage gives', {
      wages: eur(grow(27350)),
      labourCreditApplied: eur(5600),
      taxWithheld: eur(1000),
    }),
  ]
}

/** Above pension age all year, and born before 1946. */
export function pensioners(year, grow) {
  const { elderly, firstBracket, firstBracketBefore1946 } = figuresOf(year)
  const born = '1949-05-17'
  const alone = (name, taxpayer, rest = {}) => ({
    kind: 'pensioner',
    name,
    household: { taxpayer: { dateOfBirth: born, ...taxpayer }, ...rest },
  })
  return [
    alone('state pension only, living alone', {
      pensions: eur(grow(16340)),
      singleElderly: true,
      taxWithheld: eur(120),
    }),
    alone('state pension with a company pension', {
      pensions: eur(grow(29870)),
      singleElderly: true,
      taxWithheld: eur(1800),
    }),
    alone('pension one euro above the start of the elderly decline', {
      pensions: eur(elderly.from + 1),
      taxWithheld: eur(5000),
    }),
    alone('pension half way down the elderly credit', {
      pensions: eur(elderly.from + 6500),
      singleElderly: true,
      taxWithheld: eur(8100),
    }),
    alone('large pension, elderly credit gone, single credit kept', {
      pensions: eur(grow(73200)),
      singleElderly: true,
      taxWithheld: eur(18200),
    }),
    alone('works on after pension age', {
      wages: eur(grow(31450)),
      pensions: eur(grow(15900)),
      taxWithheld: eur(6500),
    }),
    alone('small job after pension age', { wages: eur(grow(8120)), pensions: eur(grow(19240)), taxWithheld: eur(900) }),
    alone('born before 1946, pension between the two first brackets', {
      dateOfBirth: '1941-02-03',
      pensions: eur(Math.round((firstBracket + firstBracketBefore1946) / 2)),
      taxWithheld: eur(4000),
    }),
    alone('born on 31 December 1945, pension above the longer first bracket', {
      dateOfBirth: '1945-12-31',
      pensions: eur(grow(47900)),
      singleElderly: true,
      taxWithheld: eur(8800),
    }),
    alone('born on 1 January 1946, the same pension', {
      dateOfBirth: '1946-01-01',
      pensions: eur(grow(47900)),
      singleElderly: true,
      taxWithheld: eur(8800),
    }),
    alone(
      'pensioner with savings above the allowance',
      { pensions: eur(grow(24300)), taxWithheld: eur(900) },
      { box3: { savings: eur(143200), investments: eur(21800) } },
    ),
    alone(
      'pensioner with hearing aids: costs more than doubled',
      { pensions: eur(grow(27100)), taxWithheld: eur(1500) },
      { healthcare: { aids: eur(2180), treatment: eur(640), diet: eur(900) } },
    ),
    alone(
      'pensioner with a paid-off home and gifts',
      { pensions: eur(grow(38900)), taxWithheld: eur(5200) },
      { home: { wozValue: eur(390000) }, gifts: { ordinary: eur(1240) } },
    ),
  ]
}
