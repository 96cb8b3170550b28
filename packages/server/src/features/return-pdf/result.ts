import type { Day } from '@aangiftewijs/domain/day'
import type { Copy, Language } from '@aangiftewijs/domain/language'
import {
  type Assumed,
  assumedLine,
  besideIn,
  certaintyOn,
  certaintyWords,
  eachOf,
  formulaWords,
  type LawfulFigure,
  type LawfulResult,
  type NoLawfulFigure,
  type NotEnoughKnown,
  nextWhen,
  notesOn,
  reasonAndNext,
  reasonWords,
  resultWords,
  sentenceOf,
  toldFrom,
  withoutWords,
} from '@aangiftewijs/domain/lawful-result'
import { formatEuros } from '@aangiftewijs/domain/money'
import type { TraceLine } from '@aangiftewijs/domain/tax-law'
import { dividedWords, divisionIn, partWords } from '@aangiftewijs/domain/what-if'
import type { ReturnDocument, Row, Say, Section } from './content.ts'
import { words } from './words.ts'

/** The result under the law in a sentence, and how sure it is on `today`; where there is none, why. */
export function verdictOf(result: LawfulResult, today: Day, say: Say): ReturnDocument['verdict'] {
  const { text, values } = sentenceOf(result)
  const sentence = say(text, values)
  switch (result.kind) {
    case 'figure': {
      const each = eachOf(result)
      const sure = say(certaintyWords[certaintyOn(result, today)])
      return { sentence, remark: [...(each ? [say(each)] : []), sure].join(' ') }
    }
    case 'unsupported':
      return {
        sentence,
        remark: [
          ...new Set(result.reasons.map((reason) => say(reasonWords(reason)))),
          ...restOf(result, today, say),
        ].join(' '),
      }
    case 'unknown':
      return { sentence, remark: lacksIncome(result, say) }
  }
}

/** Where there is no figure what to do about each reason, as it is said on `today`: who gets this paper has nothing else to go by. */
export function nextSection(result: LawfulResult, today: Day, say: Say): readonly Section[] {
  if (result.kind !== 'unsupported') return []
  const when = nextWhen(result, today)
  const items = result.reasons.map((reason) => say(reasonAndNext(reason, when)))
  return [{ heading: say(words.realReturn), rows: [], items: [...new Set(items)] }]
}

/** What the rest comes to, and how sure that is where it is not likely. */
function restOf({ without, reasons }: NoLawfulFigure, today: Day, say: Say): readonly string[] {
  if (!without) return []
  const certainty = certaintyOn(without.rest, today)
  return [say(withoutWords(without, reasons)), ...(certainty === 'likely' ? [] : [say(certaintyWords[certainty])])]
}

function lacksIncome({ uncounted, completed }: NotEnoughKnown, say: Say): string {
  if (uncounted.length === 0) return say(resultWords.enterIncome)
  return say(completed ? resultWords.leftUncounted : resultWords.sayOrEnterIncome, { documents: uncounted.join(', ') })
}

/** How the partners divide what they may divide: each part, and under it what each of `people` takes. */
export function divisionSection(result: LawfulResult, people: readonly string[], say: Say): readonly Section[] {
  const [you = '', partner = ''] = people
  const parts = people.length > 1 ? divisionIn(result) : []
  if (parts.length === 0) return []
  const rows = parts.flatMap((one): readonly Row[] => [
    { term: say(partWords[one.part]), value: formatEuros(one.whole), isTotal: true },
    { term: you, value: formatEuros(one.taxpayer), depth: 1 },
    { term: partner, value: formatEuros(one.partner), depth: 1 },
  ])
  return [{ heading: say(dividedWords.title), rows }]
}

/** How the trace is told. */
interface Told {
  readonly say: Say
  readonly language: Language
}

/** How the result came about, line by line, each of a couple's two parts under its name; nothing where there is none. */
export function traceSection(result: LawfulResult, people: readonly string[], told: Told): readonly Section[] {
  if (result.kind !== 'figure') return []
  const root = toldFrom(result.computed)
  const names = root.parts.length === people.length ? people : []
  const rows = [...traceRows(root, '', 0, told)].map((row) => {
    const name = names.find((_, index) => row.depth === 1 && row.term.startsWith(`${index + 1} `))
    return name === undefined ? row : { ...row, term: `${row.term}: ${name}` }
  })
  return [{ heading: told.say(resultWords.how), rows }]
}

/** The result, or what the rest comes to without one. */
const figureIn = (result: LawfulResult): LawfulFigure | null =>
  result.kind === 'unsupported' ? (result.without?.rest ?? null) : result.kind === 'figure' ? result : null

const itemsOf = (things: readonly Assumed[], figure: LawfulFigure, say: Say): readonly string[] =>
  things.map((one) => {
    const { text, values } = assumedLine(one, figure)
    return say(text, values)
  })

/**
 * What a figure hangs on most, and what is said of it on `today`: in a section of its own, which breaks over pages as the box around the
 * result does not.
 */
export function besideSection(result: LawfulResult, today: Day, say: Say): readonly Section[] {
  const figure = figureIn(result)
  if (figure === null) return []
  const notes = result.kind === 'figure' ? notesOn(figure, today) : []
  const items = [...itemsOf(besideIn(figure), figure, say), ...notes.map((note) => say(note))]
  return items.length > 0 ? [{ heading: say(resultWords.hangsOn), rows: [], items }] : []
}

/** What else a figure stands on that nobody said. */
export function assumedSection(result: LawfulResult, say: Say): readonly Section[] {
  const figure = figureIn(result)
  if (figure === null) return []
  const said = besideIn(figure)
  const others = figure.assumed.filter((one) => !said.includes(one))
  return [{ heading: say(resultWords.assumed), rows: [], items: itemsOf(others, figure, say) }]
}

/**
 * Each line under the one it belongs to: by its depth to the eye, by its number to the ear. `1.2.1` is a part of `1.2` and adds up to it;
 * `1.2.a` was only used for it, and says so.
 */
function* traceRows(
  line: TraceLine,
  number: string,
  depth: number,
  told: Told,
  use: Copy | null = null,
): Generator<Row> {
  const { say, language } = told
  const { label, how } = formulaWords(line, language)
  const note = [use === null ? '' : say(use), line.law?.article ?? '', how].filter(Boolean).join(' · ')
  yield {
    term: `${number} ${label}`.trim(),
    value: formatEuros(line.amount),
    depth,
    isTotal: depth === 0,
    ...(note === '' ? {} : { note }),
  }
  const below = (place: string) => (number === '' ? place : `${number}.${place}`)
  for (const [index, part] of line.parts.entries()) yield* traceRows(part, below(`${index + 1}`), depth + 1, told)
  for (const [index, step] of line.steps.entries())
    yield* traceRows(step, below(String.fromCharCode(97 + index)), depth + 1, told, resultWords.steps)
}
