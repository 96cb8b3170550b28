/** A stream of chance from a seed (mulberry32): the same seed always makes the same documents. */
export function chanceOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1))
  const pick = (list) => list[Math.floor(next() * list.length)]
  const shuffled = (list) => {
    const own = [...list]
    for (let at = own.length - 1; at > 0; at--) {
      const other = whole(0, at)
      ;[own[at], own[other]] = [own[other], own[at]]
    }
    return own
  }
  /** Some of a list, in their order. */
  const some = (list, most = list.length, least = 0) => {
    const chosen = new Set(shuffled(list.map((_, at) => at)).slice(0, whole(least, Math.min(most, list.length))))
    return list.filter((_, at) => chosen.has(at))
  }
  return { next, whole, pick, shuffled, some, chance: (share) => next() < share }
}
