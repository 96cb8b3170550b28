/** A source of households by chance, the same ones for the same `seed`. Amounts in cents, mostly whole euros. */
export function randomHouseholds(seed) {
  let state = seed
  const chance = () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
  const often = (share) => chance() < share
  const below = (count) => Math.floor(chance() * count)
  const amount = (most) => Math.floor(most * chance() ** 2) * 100 + (often(0.3) ? below(100) : 0)
  /** An object with some of the fields: `{ name: [how often, value] }`. */
  const some = (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, [share]]) => often(share))
        .map(([name, [, value]]) => [name, value()]),
    )
  const up = (most) => () => amount(most)
  const yes = () => true
  const births = [
    '1944-07-01',
    '1945-12-31',
    '1946-01-01',
    '1950-03-03',
    '1955-08-31',
    '1962-12-31',
    '1963-01-01',
    '1990-05-05',
  ]

  const green = () => {
    const all = amount(150_000)
    return { greenInvestments: [1, () => all], greenSavings: [0.5, () => Math.floor(all / (1 + below(3)))] }
  }
  const person = () =>
    some({
      dateOfBirth: [0.8, () => births[below(births.length)]],
      wages: [0.7, up(180_000)],
      otherWork: [0.15, up(25_000)],
      benefits: [0.2, up(40_000)],
      pensions: [0.25, up(80_000)],
      otherIncome: [0.1, up(30_000)],
      taxWithheld: [0.7, up(60_000)],
      dividendTaxWithheld: [0.1, up(5_000)],
      labourCreditApplied: [0.1, up(6_000)],
      provisionalAssessment: [0.15, () => (below(10_000) - 5_000) * 100],
      youngDisabled: [0.05, yes],
      singleElderly: [0.1, yes],
      ...(often(0.15) && green()),
    })
  const day = (least, many) =>
    new Date(Date.UTC(2021, 5, 1) + (least + below(many)) * 86_400_000).toISOString().slice(0, 10)
  /** When a home was lived in: mostly always, else some days between 2021 and 2027. */
  const livedIn = () => {
    const [one, other] = [day(0, 2100), day(0, 2100)].sort()
    if (often(0.5) || one === other) return {}
    return often(0.3)
      ? { registeredFrom: other, former: { wozValue: amount(900_000), registeredUntil: one } }
      : some({ registeredFrom: [0.6, () => one], registeredUntil: [0.4, () => other] })
  }
  const actualReturn = () => ({
    income: amount(30_000),
    valueChange: amount(60_000) - amount(40_000),
    ...some({ debtInterest: [0.4, up(9_000)] }),
  })
  const care = ['treatment', 'visitingTheSick', 'transport', 'medicines', 'aids', 'householdHelp', 'diet', 'clothing']
  const fields = {
    childUnder12: [0.25, yes],
    partnerAbroad: [
      0.15,
      () => ({ labourIncome: amount(120_000), ...some({ dateOfBirth: [0.5, () => births[below(births.length)]] }) }),
    ],
    home: [
      0.5,
      () => ({
        wozValue: amount(1_500_000),
        ...some({ interest: [0.7, up(25_000)], financingCosts: [0.2, up(3_000)] }),
        ...livedIn(),
      }),
    ],
    box2Income: [0.2, up(200_000)],
    box3: [
      0.6,
      () =>
        some({
          savings: [0.8, up(500_000)],
          investments: [0.6, up(900_000)],
          debts: [0.4, up(300_000)],
          actualReturn: [0.25, actualReturn],
        }),
    ],
    gifts: [
      0.35,
      () =>
        some({
          ordinary: [0.6, up(12_000)],
          cultural: [0.5, up(12_000)],
          periodic: [0.4, up(12_000)],
          periodicFromBefore5October2022: [0.2, up(12_000)],
        }),
    ],
    healthcare: [0.35, () => some(Object.fromEntries(care.map((kind) => [kind, [0.3, up(6_000)]])))],
  }
  const part = (most) => [0.6, () => (often(0.2) ? 'even' : below(most) * 100)]
  const division = () =>
    some({ ownHome: part(20_000), box2: part(200_000), box3: part(900_000), deductions: part(12_000) })

  return () => ({
    taxpayer: person(),
    ...some(fields),
    ...(often(0.5) && { partner: person(), ...some({ split: [0.7, division] }) }),
  })
}
