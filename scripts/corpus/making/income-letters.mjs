import { sentence } from './document.mjs'
import { labelMark, valueMark } from './sheet.mjs'

const inWords = {
  nl: [
    [
      ['wage', 'Uw fiscale loon', 'was', 1],
      ['withheld', '', 'aan loonheffing ingehouden', 0],
    ],
    [
      ['wage', 'Uw loon voor de loonheffing', 'bedroeg', 1],
      ['withheld', 'De ingehouden loonheffing', 'was', 1],
    ],
    [
      ['wage', '', 'aan belastbaar loon ontvangen', 0],
      ['withheld', 'Wij hielden daarop', '', 1],
    ],
    [
      ['wage', 'Uw belastbaar loon over dit jaar', 'is', 1],
      ['withheld', 'Wij hebben', 'loonheffing ingehouden', 0],
    ],
    [
      ['wage', 'In totaal ontving u', 'aan fiscaal loon', 0],
      ['withheld', 'Daarop is', 'aan loonbelasting en premies ingehouden', 0],
    ],
    [
      ['wage', 'Het jaarloon voor de loonheffing', 'was', 1],
      ['withheld', 'Aan loonheffing is', 'ingehouden', 0],
    ],
    [
      ['wage', 'Het fiscale jaarloon', 'komt uit op', 1],
      ['withheld', 'waarvan', 'loonheffing is ingehouden', 0],
    ],
  ],
  en: [
    [
      ['wage', 'Your taxable wage', 'was', 1],
      ['withheld', '', 'of payroll tax was withheld', 0],
    ],
    [
      ['wage', 'You earned', 'in taxable wages', 0],
      ['withheld', 'We withheld', 'in wage tax', 0],
    ],
    [
      ['wage', 'Your fiscal salary', 'amounted to', 1],
      ['withheld', 'The payroll tax withheld', 'was', 1],
    ],
  ],
}
const fillers = [
  ['allowance', 'Daarnaast ontving u een onbelaste vergoeding van'],
  ['gross', 'Uw bruto salaris was'],
  ['net', 'Over het jaar kreeg u netto uitbetaald'],
  ['svWage', 'Het loon voor de werknemersverzekeringen was'],
  ['credit', 'De arbeidskorting die is verrekend was'],
  ['previousYear', 'Vorig jaar was uw loon'],
  ['pension', 'Aan pensioenpremie is afgedragen'],
  ['gross', 'Your gross salary was'],
  ['net', 'Net you received'],
  ['svWage', 'Het premieloon bedroeg'],
  ['zvwContribution', 'De bijdrage voor de Zorgverzekeringswet was'],
  ['previousYear', 'In the year before your taxable wage was'],
  ['allowance', 'Aan reiskosten ontving u'],
]

/** A letter whose sentences say the figures. */
export function letter(maker, job, { names, extra }, year) {
  const { chance, sheet, style, isEnglish, word } = maker
  sheet.y += 10
  sheet.paragraph(sentence([isEnglish ? 'Dear Sir or Madam,' : 'Geachte heer, mevrouw,']))
  sheet.y += 6
  const amount = (cents, concept) => ({
    text: style.amount(style.round(cents)).replace(/(€|EUR) /, '$1\u00a0'),
    mark: valueMark(concept, { cents: style.round(cents) }),
  })
  const pair = ([concept, before, after, isBefore]) => {
    const label = chance.chance(0.35) ? word(concept) : null
    const own = amount(job[concept], concept)
    const mark = labelMark(concept)
    if (label)
      return isEnglish
        ? ['The', { text: label, mark }, 'was', own]
        : [chance.pick(['Uw', 'Het', 'De post']), { text: label, mark }, chance.pick(['was', 'bedroeg', 'is']), own]
    return isBefore
      ? [
          { text: before, mark },
          { text: after, mark: before ? null : mark },
          own,
          ...(before.includes('hielden') ? [{ text: 'loonheffing in', mark }] : []),
        ]
      : [before, own, { text: after, mark }]
  }
  const [first, second] = chance.pick(isEnglish ? inWords.en : inWords.nl)
  const filler = () => {
    const [concept, text] = chance.pick(fillers)
    const cents = style.round(chance.whole(100, 40_000) * 100 + chance.whole(0, 99))
    const own = { text: style.amount(cents), mark: concept === 'previousYear' ? null : valueMark(concept, { cents }) }
    return chance.chance(0.6) ? [{ text, mark: labelMark(concept) }, own, '.'] : []
  }
  const opening = isEnglish
    ? ['In', String(year), chance.pick(['you worked for us.', ''])]
    : ['Over', String(year), chance.pick(['', 'ontvangt u deze opgave.', 'geven wij u het volgende op.'])]
  const ends = [
    ...(isEnglish
      ? [`${style.period(job.from, job.to)}.`]
      : ['U was bij ons in dienst van', { text: style.period(job.from, job.to), mark: valueMark('period') }, '.']),
  ]
  const parts = [
    ...opening,
    ...filler(),
    ...pair(first),
    chance.pick(['.', ', en', ', hierop is', ' en']),
    ...pair(second),
    '.',
    ...filler(),
    ...filler(),
    ...ends,
  ]
  sheet.paragraph(sentence(parts))
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
