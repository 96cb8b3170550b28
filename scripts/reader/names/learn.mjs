/**
 * Learns which candidate of a paper is the name, if any: one weight for each fact, and one for none of them (Adagrad). `papers` hold the facts of
 * their candidates and which of them are right.
 */
export function learnNames(papers, chance, { rounds = 30, rate = 0.1, decay = 2e-5 } = {}) {
  const names = [
    ...new Set(papers.flatMap(({ candidates }) => candidates.flatMap(({ facts }) => [...facts.keys()]))),
  ].sort()
  const place = new Map(names.map((name, at) => [name, at]))
  const known = papers.map(({ candidates }) => ({
    right: candidates.map(({ isRight }) => isRight),
    facts: candidates.map(({ facts }) =>
      [...facts].filter(([, value]) => value > 0.01).map(([name, value]) => [place.get(name), value]),
    ),
  }))
  const weights = new Float64Array(names.length + 1)
  const seen = new Float64Array(names.length + 1).fill(0.05)
  const none = names.length
  const learn = (at, slope) => {
    const own = slope + decay * weights[at]
    seen[at] += own * own
    weights[at] -= (rate * own) / Math.sqrt(seen[at])
  }
  for (let round = 0; round < rounds; round++)
    for (const { right, facts } of chance.shuffled(known)) {
      const scores = facts.map((all) => all.reduce((sum, [at, value]) => sum + value * weights[at], 0))
      const highest = Math.max(weights[none], ...scores)
      const powers = scores.map((score) => Math.exp(score - highest))
      const ofNone = Math.exp(weights[none] - highest)
      const sum = powers.reduce((total, power) => total + power, ofNone)
      const good = powers.reduce((total, power, at) => total + (right[at] ? power : 0), 0)
      const isNone = !right.some(Boolean)
      learn(none, ofNone / sum - (isNone ? 1 : 0))
      const slopes = new Map()
      for (const [at, all] of facts.entries()) {
        const error = powers[at] / sum - (right[at] && good > 0 ? powers[at] / good : 0)
        if (Math.abs(error) < 1e-4) continue
        for (const [name, value] of all) slopes.set(name, (slopes.get(name) ?? 0) + error * value)
      }
      for (const [name, slope] of slopes) learn(name, slope)
    }
  const rounded = (value) => Math.round(value * 100) / 100
  return {
    none: rounded(weights[none]),
    facts: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at])])),
  }
}
