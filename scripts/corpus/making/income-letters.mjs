import { clauseOf, joined, joints } from './clauses.mjs'
import { incomeClauses } from './clauses-income.mjs'
import { sentence } from './document.mjs'
import { labelMark, valueMark } from './sheet.mjs'

const openings = {
  nl: [
    'Hierbij ontvangt u uw gegevens over {year}.',
    'Voor uw aangifte over {year} geven wij u het volgende op.',
    'Over {year} delen wij u mee:',
    'Het jaar {year} is voorbij, tijd voor de belasting.',
  ],
  en: ['Below you find your figures for {year}.', 'For your tax return of {year} we inform you as follows.'],
}

/** A letter whose sentences say the figures. */
export function letter(maker, job, { names, extra }, year) {
  const { chance, sheet, style, isEnglish, word } = maker
  const language = isEnglish ? 'en' : 'nl'
  const families = incomeClauses[language]
  sheet.y += 10
  sheet.paragraph(
    sentence([isEnglish ? 'Dear Sir or Madam,' : chance.pick(['Geachte heer, mevrouw,', 'Beste collega,'])]),
  )
  sheet.y += 6
  const amount = (cents, concept) => ({
    text: style.amount(style.round(cents)).replace(/(€|EUR) /, '$1\u00a0'),
    mark: concept === 'previousYear' ? null : valueMark(concept, { cents: style.round(cents) }),
  })
  const say = (concept) => {
    const cents = job[concept] ?? chance.whole(100, 40_000) * 100 + chance.whole(0, 99)
    const own = amount(cents, concept)
    if (concept !== 'previousYear' && chance.chance(0.15))
      return [
        isEnglish ? 'the' : chance.pick(['uw', 'het', 'de post']),
        { text: word(concept), mark: labelMark(concept) },
        isEnglish ? 'was' : chance.pick(['was', 'bedroeg', 'is']),
        own,
      ]
    return clauseOf(maker, families, concept, own, { year: String(year) })
  }
  const others = ['credit', 'net', 'svWage', 'zvwContribution', 'gross', 'pension', 'allowance', 'previousYear']
  const told = chance.some(
    others.filter((concept) => families[concept]),
    4,
  )
  const before = told.filter(() => chance.chance(0.3))
  const concepts = [...before, 'wage', 'withheld', ...told.filter((concept) => !before.includes(concept))]
  const ends = isEnglish
    ? ['You worked for us', { text: `${style.period(job.from, job.to)}.`, mark: valueMark('period') }]
    : ['U was bij ons in dienst van', { text: `${style.period(job.from, job.to)}.`, mark: valueMark('period') }]
  sheet.paragraph(
    sentence([
      chance.pick(openings[language]).replace('{year}', String(year)),
      ...joined(chance, concepts.map(say), joints[language]),
      ...ends,
    ]),
  )
  sheet.y += 10
  if (chance.chance(0.5))
    for (const entry of names.filter(({ concept }) => concept === 'bsn'))
      sheet.line(
        [
          { text: `${entry.label}:`, mark: labelMark('bsn') },
          { text: entry.value, mark: entry.mark },
        ],
        sheet.left,
        sheet.y,
      )
  else
    sheet.paragraph(
      sentence([
        isEnglish ? 'Your citizen service number is' : 'Uw burgerservicenummer is',
        { text: names.find(({ concept }) => concept === 'bsn').value, mark: valueMark('bsn') },
      ]),
    )
  sheet.y += 14
  if (extra.length > 0 && chance.chance(0.2)) maker.arrangement.draw(sheet, extra, chance)
}
