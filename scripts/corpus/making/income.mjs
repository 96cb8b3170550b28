import { amountEntry, heading, letterhead, makerOf, sentence, smallPrint, textEntry, titleLine } from './document.mjs'
import { bsnOf, jobOf, months, personOf } from './facts.mjs'
import { benefitAndItsParts } from './income-benefits.mjs'
import { letter } from './income-letters.mjs'
import { monthly } from './income-months.mjs'
import { drawnInGroups } from './remarks.mjs'
import { labelMark } from './sheet.mjs'

const distractors = [
  'credit',
  'svWage',
  'zvwWage',
  'zvwContribution',
  'premiums',
  'gross',
  'net',
  'pension',
  'allowance',
]
const titles = {
  nl: [
    'Jaaropgaaf {year}',
    'Jaaropgave {year}',
    'JAAROPGAAF {year}',
    'Jaaropgaaf over {year}',
    'Jaaropgave loon {year}',
    'Jaaropgave pensioen {year}',
    'Uw jaaropgave {year}',
    'Jaaropgaaf',
  ],
  en: [
    'Annual statement {year}',
    'Annual income statement {year}',
    'Annual wage statement {year}',
    'Year-end statement {year}',
  ],
}

/** Other papers with the same labels: nothing sure may be read from them. */
const otherTitles = [
  'Salarisspecificatie {month} {year}',
  'Loonstrook {month} {year}',
  'Payslip {month} {year}',
  'Proforma loonstrook',
  'Loonstrook periode 4 {year}',
  'Salarisstrook {month} {year}',
  'Werkgeversverklaring',
  'Uitkeringsspecificatie {month} {year}',
  'Arbeidsovereenkomst',
]

function entriesOf(maker, job, person, bsn, { hasEmployer, year, isTitled }) {
  const { chance, style, isEnglish } = maker
  const shown = style.period(job.from, job.to)
  const names = chance.shuffled([
    ...(hasEmployer ? [textEntry(maker, 'employer', job.employer)] : []),
    ...(chance.chance(0.7)
      ? [
          textEntry(
            maker,
            'other',
            person,
            isEnglish ? 'Employee' : chance.pick(['Werknemer', 'Naam werknemer', 'Naam']),
          ),
        ]
      : []),
    textEntry(
      maker,
      'bsn',
      chance.pick([
        bsn,
        bsn,
        `${bsn.slice(0, 4)}.${bsn.slice(4, 6)}.${bsn.slice(6)}`,
        `${bsn.slice(0, 3)} ${bsn.slice(3, 6)} ${bsn.slice(6)}`,
      ]),
    ),
    textEntry(maker, 'period', shown),
    ...(chance.chance(0.6)
      ? [
          textEntry(
            maker,
            'other',
            job.number,
            isEnglish ? 'Payroll tax number' : chance.pick(['Loonheffingennummer', 'LH-nummer', 'Loonheffingsnr.']),
          ),
        ]
      : []),
    ...(chance.chance(0.3)
      ? [
          textEntry(
            maker,
            'other',
            String(chance.whole(100, 99999)),
            isEnglish ? 'Employee number' : 'Personeelsnummer',
          ),
        ]
      : []),
    ...(isTitled && chance.chance(0.6) ? [] : [textEntry(maker, 'year', String(year))]),
  ])
  const added = job.isPension && chance.chance(0.6) ? benefitAndItsParts(maker, job) : []
  const kept = chance.some(distractors, chance.pick([2, 7, 7]))
  // A benefit has no other wages.
  const others = added.length > 0 ? kept.filter((concept) => !/gross|wage/i.test(concept)) : kept
  const extra = others.map((concept) => amountEntry(maker, concept, job[concept]))
  const wage = amountEntry(maker, 'wage', job.wage)
  const withheld = amountEntry(maker, 'withheld', job.withheld)
  const codes = chance.chance(0.4)
    ? [
        textEntry(
          maker,
          'other',
          chance.pick(['010', '011', 'Ja', 'Ja, vanaf 01-01', 'wit, maand']),
          chance.pick(['Loonheffingskorting', 'Code loonbelastingtabel', 'Tabel', 'Loonheffingskorting toegepast']),
        ),
      ]
    : []
  const inOrder = added.length > 0 || chance.chance(0.5)
  const own = [...(added.length > 0 ? added : [wage]), withheld, ...extra]
  const amounts = inOrder ? own : chance.shuffled(own)
  return { names, amounts: chance.chance(0.5) ? [...codes, ...amounts] : [...amounts, ...codes], extra, wage, withheld }
}

/** The same labels again with amounts of an example. */
function explanation(maker) {
  const { chance, sheet, style, word } = maker
  if (chance.chance(0.7)) sheet.newPage()
  heading(maker, word('example'), 'example')
  if (chance.chance(0.45)) {
    const other = maker.chance.whole(2019, 2026)
    if (chance.chance(0.6))
      titleLine(
        maker,
        chance.pick([
          `Rekenvoorbeeld ${other}`,
          'Zo leest u uw jaaropgaaf',
          `Example for ${other}`,
          'Voorbeeld van een ingevulde opgave',
          'Toelichting bij de bedragen',
        ]),
      )
    maker.arrangement.draw(
      sheet,
      chance
        .shuffled(['wage', 'withheld', 'svWage', 'credit', 'zvwContribution'])
        .slice(0, chance.whole(2, 5))
        .map((concept) => ({ ...amountEntry(maker, concept, chance.whole(5, 600) * 100_00), mark: null })),
      chance,
    )
    return
  }
  for (const concept of chance.shuffled(['wage', 'withheld', 'svWage', 'credit']).slice(0, chance.whole(2, 4))) {
    sheet.need(60)
    sheet.text(style.plain(word(concept)), sheet.left, sheet.y, { font: 'bold', mark: labelMark(concept) })
    sheet.y += style.size * 1.4
    sheet.paragraph(
      sentence([
        chance.pick([
          'Dit bedrag vult u in bij uw aangifte. Voorbeeld: was uw loon',
          'Stel dat het bedrag',
          'Bijvoorbeeld',
          'For example, if this is',
          'In het voorbeeld is dit',
        ]),
        style.amount(chance.whole(10, 500) * 100_00),
        chance.pick(['dan vult u dat bedrag in.', 'dan geldt een ander tarief.', 'per jaar.']),
      ]),
    )
    sheet.y += 5
  }
}

/** One income statement with its truth. `held` says which families it is to be made of. */
export function incomeDocument(chance, held = {}) {
  const maker = makerOf(chance, held)
  const { sheet, style, isEnglish, word, families } = maker
  const year = chance.whole(2021, 2026)
  const isPension = chance.chance(0.15)
  const person = personOf(chance)
  const bsn = bsnOf(chance)
  const kind = chance.pick([
    ...Array(15).fill('plain'),
    'letter',
    'letter',
    'letter',
    'monthly',
    'explained',
    'explained',
    'other',
    'other',
    'two',
  ])
  families.kind = kind
  const isNot = kind === 'other'
  const jobs = [jobOf(chance, year, isPension), ...(kind === 'two' ? [jobOf(chance, year, false)] : [])]
  const [job] = jobs
  const hasHead = chance.chance(0.65) || kind === 'letter'
  const title = isNot
    ? chance.pick(otherTitles).replace('{month}', chance.pick(months)).replace('{year}', String(year))
    : chance.pick(isEnglish ? titles.en : titles.nl).replace('{year}', String(year))
  sheet.headingOf = (which, concept) => {
    if (concept === 'previousYear')
      return which === 'own' ? String(year) : chance.pick([String(year - 1), String(year - 1), word('previousYear')])
    return which === 'own' ? chance.pick([word('total'), word('cumulative'), 'Jaar', String(year)]) : word('period1')
  }
  sheet.year = year
  const isTitled = title.includes(String(year))
  if (hasHead && kind !== 'two') letterhead(maker, 'employer', job.employer, person)
  if (hasHead && chance.chance(0.3)) sheet.y += 20
  titleLine(maker, title)
  const truth = []
  for (const [at, own] of jobs.entries()) {
    if (at > 0) {
      if (chance.chance(0.5)) sheet.newPage()
      else sheet.y += 40
      titleLine(maker, title)
    }
    const entries = entriesOf(maker, own, person, bsn, {
      hasEmployer: !hasHead || kind === 'two' || chance.chance(0.6),
      year,
      isTitled: isTitled || at > 0,
    })
    if (isNot) for (const entry of entries.amounts) entry.mark = { ...entry.mark, concept: 'none' }
    if (kind === 'letter') letter(maker, own, entries, year)
    else if (kind === 'monthly') {
      maker.arrangement = { ...maker.arrangement, name: 'monthly' }
      families.arrangement = 'monthly'
      for (const entry of entries.names) {
        sheet.line(
          [
            { text: `${style.plain(entry.label)}:`, mark: labelMark(entry.concept) },
            { text: entry.value, mark: entry.mark },
          ],
          sheet.left,
          sheet.y,
        )
        sheet.y += style.size * 1.5
      }
      sheet.y += 12
      monthly(maker, own)
    } else if (chance.chance(0.55)) {
      maker.arrangement.draw(sheet, entries.names, chance)
      if (chance.chance(0.5))
        heading(
          maker,
          isEnglish ? 'Amounts' : chance.pick(['Bedragen', 'Loongegevens', 'Bedragen in euro', 'Fiscale gegevens']),
        )
      drawnInGroups(maker, 'income_statement', entries.amounts)
    } else
      maker.arrangement.draw(
        sheet,
        chance.chance(0.7) ? [...entries.names, ...entries.amounts] : [...entries.amounts, ...entries.names],
        chance,
      )
    truth.push({
      employerName: own.employer,
      fiscalYear: year,
      ...(isNot ? {} : { salary: style.round(own.wage), taxWithheld: style.round(own.withheld) }),
      bsn: bsn.slice(-4),
      employmentPeriod: [own.from, own.to],
      shown: style.period(own.from, own.to),
    })
  }
  if (kind === 'explained') explanation(maker)
  if (kind !== 'monthly') smallPrint(maker)
  return { type: 'income_statement', families, sheet, truth, isNot, year }
}
