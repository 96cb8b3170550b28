import type { IncomeSource } from '@aangiftewijs/domain/documents'
import { ideasIn } from '../candidates/phrase.ts'
import { headOf, type Row, textOfRow } from '../candidates/sheet.ts'

/** Those that pay pensions and benefits, and what their statements are called. */
const payers: readonly (readonly [Exclude<IncomeSource, 'wage'>, RegExp])[] = [
  [
    'pension',
    /pensioenfonds|pensioenuitvoerder|pensioenverzekeraar|sociale verzekeringsbank|^\s*(?:de )?SVB\b|pension fund/i,
  ],
  ['benefit', /^\s*(?:het )?UWV\b|uitvoeringsinstituut werknemersverzekeringen/i],
]
const titles: readonly (readonly [Exclude<IncomeSource, 'wage'>, RegExp])[] = [
  [
    'pension',
    /^\s*(?:uw )?jaaropga(?:ve|af) (?:(?:van )?uw )?(?:pensioen|AOW|ouderdomspensioen|nabestaandenpensioen|lijfrente)/i,
  ],
  [
    'benefit',
    /^\s*(?:uw )?jaaropga(?:ve|af) (?:(?:van )?uw )?(?:WW|WIA|WAO|IVA|WGA|Wajong|bijstand|participatiewet)\b/i,
  ],
]
/** Words of work: those that pay pensions have people in their service, too. A benefit in sickness or for a birth counts as wage. */
const ofWork =
  /dienstverband|in dienst\b|personeelsn|functie\b|arbeidsovereenkomst|employment|ziektewet|\bZW\b|\bWAZO\b|ouderschapsverlof/i

/** The labour credit was applied: it is for work alone. */
const hasLabourCredit = (rows: readonly Row[]): boolean =>
  rows.some(
    (row) =>
      /arbeidskorting|labou?r credit|employment tax credit/i.test(textOfRow(row)) &&
      row.items.some((item) => item.kind === 'amount' && item.amount.cents !== 0 && item.amount.isPlainlyMoney),
  )

const isOfWork = (rows: readonly Row[]) => hasLabourCredit(rows) || rows.some((row) => ofWork.test(textOfRow(row)))

/** Whether the head of a paper speaks of a pension or benefit, and nothing on it of work. */
export const isOfBenefit = (rows: readonly Row[]): boolean =>
  headOf(rows).some((row) => ideasIn(textOfRow(row)).has('benefit')) && !isOfWork(rows)

/** What the statement of a year is of, by who pays and what it is called: wages, unless it is surely another. */
export function incomeSourceOf(rows: readonly Row[], payer: string | null): IncomeSource {
  if (isOfWork(rows)) return 'wage'
  const head = headOf(rows).map(textOfRow)
  const said = [
    ...payers.filter(([, names]) => names.test(payer ?? '')),
    ...titles.filter(([, words]) => head.some((row) => words.test(row))),
  ]
  const [first, ...others] = new Set(said.map(([source]) => source))
  return first === undefined || others.length > 0 ? 'wage' : first
}
