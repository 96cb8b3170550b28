import {
  assumedWords,
  certaintyWords,
  formulaWords,
  headlineOf,
  type LawfulResult,
  reasonWords,
  resultWords,
  saidAmount,
  sentenceWords,
  toldFrom,
} from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatEuros, formatWholeEuros } from '@aangiftewijs/domain/money'
import type { TraceLine } from '@aangiftewijs/domain/tax-law'
import type { ReturnDocument, Row, Say, Section } from './content.ts'
import { words } from './words.ts'

/** The result under the law in a sentence, and how sure it is. */
export function verdictOf(result: LawfulResult, say: Say): ReturnDocument['verdict'] {
  const amount = result.kind === 'figure' ? formatWholeEuros(eurosOf(saidAmount(result.amount))) : ''
  const sentence = say(sentenceWords[headlineOf(result)], { year: result.year, amount })
  switch (result.kind) {
    case 'figure':
      return { sentence, remark: say(certaintyWords[result.certainty]) }
    case 'unsupported':
      return { sentence, remark: result.reasons.map((reason) => say(reasonWords(reason))).join(' ') }
    case 'unknown':
      return { sentence, remark: say(resultWords.enterIncome) }
  }
}

/** How the result came about, line by line, and what it stands on; nothing where there is none. */
export function resultSections(result: LawfulResult, say: Say): readonly Section[] {
  if (result.kind !== 'figure') return []
  return [
    { heading: say(resultWords.how), rows: [...traceRows(toldFrom(result.computed), '', say)] },
    {
      heading: say(resultWords.assumed),
      rows: result.assumed.map((one) => ({ term: say(assumedWords(one)), value: say(words.assumed) })),
    },
  ]
}

/** Each line under the one it is a part of: on paper a line says its depth by numbers, `1.2.1`. */
function* traceRows(line: TraceLine, number: string, say: Say): Generator<Row> {
  const { label, how } = formulaWords(line)
  const article = line.law ? ` (${line.law.article})` : ''
  const sentence = [`${say(label)}${article}`, say(how)].filter(Boolean).join('. ')
  yield { term: `${number} ${sentence}`.trim(), value: formatEuros(line.amount), isTotal: number === '' }
  for (const [index, part] of line.parts.entries()) yield* traceRows(part, below(number, index), say)
}

const below = (number: string, index: number) => (number === '' ? `${index + 1}` : `${number}.${index + 1}`)
