import { arrangements } from './arrangements.mjs'
import { dressed, dressOf } from './dressed.mjs'
import { streetOf, townOf } from './facts.mjs'
import { labelMark, Sheet, valueMark } from './sheet.mjs'
import { styleOf } from './styles.mjs'
import { wordingOf } from './wordings.mjs'

/**
 * What one document is made with: chance, style, its language and whether its wordings and arrangement are held out.
 * `families` names all of them, for the figures by family: of each concept the wording that was taken last.
 */
export function makerOf(chance, held = {}) {
  const isEnglish = chance.chance(0.25)
  const style = styleOf(chance, { isEnglish })
  const families = { wording: held.wording ? 'held-out' : 'seen', arrangement: '', wordings: {} }
  Object.assign(chance, {
    numbering: chance.pick(['', '.', ')', '']),
    lastLine: chance.chance(0.5),
    foot: chance.chance(0.5),
    larger: chance.pick([0, 0, 1, 2]),
    boxHeight: chance.pick([2.8, 3.4, 4.2]),
    separator: chance.pick(['-', '.', '', '/']),
  })
  const word = (concept) => {
    const isKey = ![
      'other',
      'section',
      'total',
      'previousYear',
      'cumulative',
      'period1',
      'example',
      'mortgageSection',
    ].includes(concept)
    const { text, family } = wordingOf(chance, concept, {
      isHeldOut: held.wording === true && isKey,
      wantsEnglish: isEnglish,
      without: held.without,
      within: held.within,
    })
    families.wordings[concept] = family
    return text
  }
  const fits = (one) => (one.isHeldOut === true) === (held.arrangement === true) && (one.needs?.(style) ?? true)
  const arrangement = chance.pick(arrangements.filter(fits))
  families.arrangement = arrangement.name
  const sheet = new Sheet(style)
  sheet.headingOf = (which, concept) =>
    which === 'own' ? '2024' : concept === 'previousYear' ? '2023' : word('period1')
  sheet.otherAmount = (own, entry, concept) => {
    const share = concept === 'period1' ? own.pick([1 / 12, 1 / 13, 1 / 4]) : 0.7 + 0.5 * own.next()
    return style.amount(style.round(Math.round((entry.mark?.cents ?? own.whole(1, 60_000) * 100) * share)))
  }
  return {
    chance,
    style,
    isEnglish,
    word,
    arrangement,
    sheet,
    families,
    holdsOut: held.wording === true,
    held,
    dress: dressOf(chance),
  }
}

/** The amount of a concept as an entry. */
export const amountEntry = (maker, concept, cents, facts = {}) => ({
  concept,
  label: dressed(maker, concept, maker.word(concept)),
  value: maker.style.amount(maker.style.round(cents)),
  isAmount: true,
  mark: valueMark(concept, { cents: maker.style.round(cents), ...facts }),
})
export const textEntry = ({ word }, concept, value, text = null) => ({
  concept,
  label: text ?? word(concept),
  value,
  isAmount: false,
  mark: valueMark(concept),
})

/** The head of a letter: who sends it, to whom; of `chance.letterhead`, if there is one. `name` is marked as the value of `concept`. */
export function letterhead(maker, concept, name, person) {
  const { chance, sheet, style } = maker
  if (chance.letterhead) return chance.letterhead(maker, concept, name, person)
  const { size } = style
  const isBig = chance.chance(0.5)
  const align = chance.chance(0.25) ? 'right' : 'left'
  const x = align === 'right' ? sheet.right : sheet.left
  sheet.text(name, x, sheet.y, {
    size: isBig ? size + chance.whole(3, 7) : size,
    font: isBig ? 'bold' : style.font,
    align,
    mark: valueMark(concept),
  })
  sheet.y += size * (isBig ? 2.2 : 1.3)
  if (chance.chance(0.7)) {
    const lines = chance.pick([
      [`${streetOf(chance)}, ${townOf(chance)}`],
      [streetOf(chance), townOf(chance)],
      [streetOf(chance), townOf(chance), `KvK ${chance.whole(10000000, 99999999)}`],
    ])
    for (const line of lines) {
      sheet.text(line, x, sheet.y, { align })
      sheet.y += size * 1.25
    }
  }
  if (chance.chance(0.6)) {
    sheet.y += size * chance.whole(1, 3)
    for (const line of [person, streetOf(chance), townOf(chance)]) {
      sheet.text(line, sheet.left, sheet.y)
      sheet.y += size * 1.25
    }
  }
  sheet.y += size * chance.whole(1, 3)
}

export function titleLine({ chance, sheet, style }, text) {
  const size = style.size + chance.whole(1, 10)
  sheet.text(style.plain(text), chance.chance(0.15) ? 200 : sheet.left, sheet.y, {
    size,
    font: chance.chance(0.7) ? 'bold' : style.font,
  })
  sheet.y += size * 1.6 + 6
}

export const heading = ({ sheet, style, chance }, text, concept = 'other') => {
  sheet.need(60)
  sheet.y += style.size * 0.6
  sheet.text(style.plain(text), sheet.left, sheet.y, {
    size: style.size + chance.whole(0, 2),
    font: 'bold',
    mark: labelMark(concept),
  })
  sheet.y += style.size * 1.8
}

/** A sentence as words: `{label}` parts carry the mark of the amount or name named before them: `wage{het fiscale loon}`. */
export function sentence(parts) {
  return parts.flatMap((part) => {
    const { text, mark } = typeof part === 'string' ? { text: part, mark: null } : part
    return text
      .split(/[ \n]+/)
      .filter(Boolean)
      .map((word) => ({ text: word, mark }))
  })
}

const small = [
  'Bewaar dit overzicht goed: u hebt het nodig voor uw aangifte inkomstenbelasting.',
  'Keep this statement: you need it for your income tax return.',
  'Aan dit overzicht kunnen geen rechten worden ontleend.',
  'Heeft u vragen, bel ons dan op werkdagen van 9 tot 17 uur op 088-0001122.',
  'De bedragen zijn in euro’s. Zie ook de toelichting op onze website.',
  'Deze opgave is automatisch aangemaakt en daarom niet ondertekend.',
  'Bij een verzoek om uitstel hoort een bewijs van inkomen over de laatste drie maanden.',
]
export function smallPrint(maker) {
  const { chance, sheet, style } = maker
  chance.ending?.(maker)
  sheet.y += style.size
  for (const text of chance.some(small, 3)) {
    sheet.need(40)
    sheet.paragraph(sentence([text]), { size: style.size - 1 })
    sheet.y += 4
  }
  const page = sheet.page
  if (chance.chance(0.5))
    page.texts.push({
      text: `${chance.pick(['Pagina', 'Blad', 'Page'])} 1 / 1`,
      x: 260,
      y: 812,
      size: 7,
      font: style.font,
      width: 40,
      mark: null,
      align: 'left',
      anchor: 260,
    })
}
