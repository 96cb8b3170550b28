/** The parts of what somebody has at a bank or broker: what a balance of each is called, and how many there are at most. */
export const parts = {
  savings: { place: 'savingsPlace', label: 'money', most: 4 },
  worth: { place: 'worthPlace', label: 'worth', most: 3 },
  loan: { place: 'loanPlace', label: 'loan', most: 2 },
  house: { place: 'housePlace', label: 'loan', most: 2 },
}

/** One account, portfolio or loan of a part over a year. */
export function holdingOf({ chance, style, word }, part) {
  const size = chance.pick([900, 12_000, 60_000, 250_000]) * (part === 'house' ? 4 : 1)
  const some = (most) => style.round(chance.whole(1, Math.round(most * 100)))
  return {
    part,
    name: word(parts[part].place),
    number: chance.pick([
      `NL${chance.whole(10, 99)} BANK 0${chance.whole(100, 999)} ${chance.whole(1000, 9999)} ${chance.whole(10, 99)}`,
      `NL${chance.whole(10, 99)}BANK0${chance.whole(100_000_000, 999_999_999)}`,
      `${chance.whole(100, 999)}.${chance.whole(100, 999)}.${chance.whole(100, 999)}`,
    ]),
    start: some(size),
    end: some(size),
    flow: some(size / 20),
  }
}

/** What a balance of one end of the year is called, and what that text is by itself: the last day of a year is the first of the next. */
function dated(maker, part, side, year) {
  const { chance, word } = maker
  const isTurned = maker.turn && chance.chance(0.9)
  const says = isTurned === (side === 'start') ? 'End' : 'Start'
  const concept = `${parts[part].label}${says}`
  const own = isTurned ? (side === 'start' ? year - 1 : year + 1) : year
  let text = word(concept)
  // Turned round only a date with its year says which day is meant.
  for (
    let tries = 0;
    isTurned && tries < 30 && !/(?:1|31)[- ](?:januari|january|december|01|12|1)$/i.test(text);
    tries++
  )
    text = word(concept)
  const isNumber = /\d$/.test(text)
  const withYear = isNumber ? `${text}-${own}` : `${text} ${own}`
  const isDate = /\d|januari|january|december/i.test(text)
  return { concept, text: isDate && (isTurned || chance.chance(0.75)) ? withYear : text }
}

const flowOf = { savings: 'gained', worth: 'gained', loan: 'lent', house: 'lent' }
export const classAt = (part, side) => (part === 'house' ? 'house' : `${part}${side === 'start' ? 'Start' : 'End'}`)
const flowClass = (part) => (part === 'house' ? 'house' : flowOf[part])

/** The columns of a table of holdings: what each is called and what it says of one. */
export function columnsOf(maker, part, year) {
  const { chance, word } = maker
  const balance = (side) => {
    const { concept, text } = dated(maker, part, side, year)
    return { concept, text, of: (one) => one[side], is: classAt(part, side), isSummed: true }
  }
  const flow = {
    concept: flowOf[part],
    text: word(flowOf[part]),
    of: (one) => one.flow,
    is: flowClass(part),
    isSummed: true,
  }
  const all = [...(maker.hasStart ? [balance('start')] : []), balance('end'), ...(chance.chance(0.6) ? [flow] : [])]
  return chance.chance(0.75) ? all : chance.shuffled(all)
}
