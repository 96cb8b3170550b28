import { months, monthsEnglish } from './facts.mjs'

const group = (digits, mark) => digits.replace(/\B(?=(\d{3})+$)/g, mark)
/** How one document writes amounts, dates and labels. */
export function styleOf(chance, { isEnglish = false } = {}) {
  const decimals = chance.chance(0.15) ? 0 : 2
  const [thousands, comma] =
    isEnglish && chance.chance(0.6)
      ? [',', '.']
      : chance.pick([
          ['.', ','],
          ['.', ','],
          ['.', ','],
          ['', ','],
          [' ', ','],
        ])
  const sign = chance.pick(['', '', '€ ', '€ ', '€', 'EUR ', '€  '])
  const behind = sign === '' && chance.chance(0.1) ? chance.pick([' EUR', ' €', ' euro']) : ''
  const dash = decimals === 0 && chance.chance(0.3) ? ',-' : ''
  const stars = sign === '' && chance.chance(0.04) ? '****' : ''
  const dateMark = chance.pick(['-', '-', '-', '/', '.'])
  const wordy = chance.chance(0.2)
  const date = ([day, month, year]) =>
    wordy
      ? isEnglish
        ? `${day} ${monthsEnglish[month - 1]} ${year}`
        : `${day} ${months[month - 1]} ${year}`
      : `${String(day).padStart(2, '0')}${dateMark}${String(month).padStart(2, '0')}${dateMark}${year}`
  const casing = chance.pick([
    (text) => text,
    (text) => text,
    (text) => text,
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
  ])
  const ending = chance.pick(['', '', '', ':', ' :'])
  return {
    isEnglish,
    decimals,
    /** Whole euros where the document writes none: what is printed is what is true. */
    round: (cents) => (decimals === 0 ? Math.round(cents / 100) * 100 : cents),
    amount: (cents, bare = false) => {
      const whole = group(String(Math.floor(Math.abs(cents) / 100)), thousands)
      const text =
        decimals === 0 ? `${whole}${dash}` : `${whole}${comma}${String(Math.abs(cents) % 100).padStart(2, '0')}`
      const signed = cents < 0 ? `-${text}` : text
      return bare ? signed : `${sign}${stars}${signed}${behind}`
    },
    date,
    period: (from, to) =>
      `${date(from)} ${isEnglish ? chance.pick(['to', '-', 'until']) : chance.pick(['t/m', 't/m', 't/m', 'tot en met', '-', '–'])} ${date(to)}`,
    label: (text) => casing(text) + ending,
    plain: casing,
    size: chance.pick([8, 9, 9, 10, 10, 11]),
    font: chance.pick(['sans', 'sans', 'sans', 'serif', 'mono']),
    left: chance.whole(40, 80),
    pitch: 1.25 + chance.next() * 1.1,
  }
}
