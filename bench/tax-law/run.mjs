import { existsSync } from 'node:fs'

/** A joint return with its trace (at most 1 ms) and its best division (at most 20 ms), in CPU time. Needs `npm run build`. */
const engine = new URL('../../packages/domain/dist/tax-law/index.js', import.meta.url)
if (!existsSync(engine)) throw new Error('Build first: npm run build')
const { computeReturn, optimiseSplit, whatIf } = await import(engine.href)

const eur = (euros) => euros * 100
const taxpayer = { wages: eur(68_400), dateOfBirth: '1980-01-01', taxWithheld: eur(21_500) }
const partner = { wages: eur(24_700), dateOfBirth: '1982-01-01', taxWithheld: eur(3100) }
const home = { wozValue: eur(437_000), interest: eur(9234) }
const box3 = { savings: eur(156_320), investments: eur(48_200), debts: eur(12_000) }
const couple = { taxpayer, partner, childUnder12: true }
const households = {
  'home only': { ...couple, home },
  'home and savings': { ...couple, home, box3 },
  'home, savings and gifts': { ...couple, home, box3, gifts: { ordinary: eur(1800), cultural: eur(600) } },
  'all four parts': {
    ...couple,
    home,
    box3,
    box2Income: eur(41_000),
    gifts: { ordinary: eur(1800), cultural: eur(600) },
    healthcare: { aids: eur(4200) },
  },
}

/** Milliseconds of CPU of one call: the median and the slowest of `rounds`, after as many to warm up. */
function cpu(rounds, call) {
  const times = []
  for (let round = 0; round < 2 * rounds; round++) {
    const before = process.cpuUsage()
    call()
    const { user, system } = process.cpuUsage(before)
    if (round >= rounds) times.push((user + system) / 1000)
  }
  times.sort((one, other) => one - other)
  return { median: times[Math.floor(rounds / 2)], slowest: times.at(-1) }
}

const rows = []
for (const year of [2022, 2024, 2026])
  for (const [name, household] of Object.entries(households)) {
    // One call is below the clock's grain: a hundred at a time.
    const trace = cpu(30, () => {
      for (let time = 0; time < 100; time++) computeReturn(year, household)
    })
    const compared = cpu(30, () => whatIf(year, household, { field: 'taxpayer.wages', to: eur(70_000) }))
    const best = cpu(15, () => optimiseSplit(year, household))
    rows.push({
      year,
      household: name,
      'trace (ms)': (trace.median / 100).toFixed(3),
      'what-if (ms)': compared.median.toFixed(2),
      'best division (ms)': best.median.toFixed(1),
      'slowest (ms)': best.slowest.toFixed(1),
    })
  }
console.table(rows)
