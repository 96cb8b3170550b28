import { type Copy, type Language, wordsOf } from '@aangiftewijs/domain/language'
import type { AnyStateNode } from 'xstate'
import { delayName, guardName, requestName } from '../catalogue/words.ts'
import type { Trigger } from '../chart/transitions.ts'
import { chartWords as words } from '../copy.ts'
import type { VisibleEdge, VisibleNode } from './visible-chart.ts'

/** What sets a transition off, in words. */
export function triggerWords({ kind, trigger }: Trigger, language: Language): string {
  const say = (text: Copy, name: string) => wordsOf(text, language, { name })
  switch (kind) {
    case 'event':
      return trigger
    case 'delay':
      return say(words.after, delayName(trigger, language))
    case 'answered':
      return say(words.answered, requestName(trigger, language))
    case 'failed':
      return say(words.failed, requestName(trigger, language))
    case 'finished':
      return say(words.finished, trigger)
    case 'always':
      return say(words.always, '')
  }
}

/** When a way is open, in words. */
export const conditionWords = (guard: string, language: Language): string =>
  wordsOf(words.when, language, { name: guardName(guard, language) })

/** What is said of a state besides its name and description. */
export const factsOf = ({ type, invoke }: AnyStateNode, language: Language): readonly string[] => [
  ...(type === 'parallel' ? [wordsOf(words.parallel, language)] : []),
  ...(type === 'final' ? [wordsOf(words.end, language)] : []),
  ...invoke.map(({ id }) => wordsOf(words.asks, language, { name: requestName(id, language) })),
]

/** Average width of a letter of the drawing's 13 px text, in px; a little generous, so that nothing is cut off. */
const letterWidth = 7
export const lineHeight = 17

const longestNote = 44
const longestLabel = 26
const mostLabels = 5

/** Breaks a text into lines of at most `longest` letters, at spaces. */
function linesOf(text: string, longest: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The size of lines of text, in px. */
export const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(0, ...lines.map((line) => line.length)) * letterWidth,
  height: lines.length * lineHeight,
})

/** What is written in a state under its name. */
export const notesOf = ({ node, hidden }: VisibleNode, language: Language): readonly string[] => [
  ...factsOf(node, language).flatMap((fact) => linesOf(fact, longestNote)),
  ...(hidden > 0 ? [wordsOf(words.inside, language, { name: hidden })] : []),
]

/** A line at an arrow, with the ids of the transitions it tells of. */
export interface LabelLine {
  readonly text: string
  readonly ways: readonly string[]
}

/** The words at an arrow: the first few transitions, and how many more there are. */
export function labelOf({ transitions }: VisibleEdge, language: Language): readonly LabelLine[] {
  const told = new Map<string, readonly string[]>()
  for (const one of transitions) {
    const condition = one.guard === null ? '' : ` [${conditionWords(one.guard, language)}]`
    const text = triggerWords(one, language) + condition
    told.set(text, [...(told.get(text) ?? []), one.id])
  }
  const all = [...told]
  const lines = all
    .slice(0, mostLabels)
    .flatMap(([text, ways]) => linesOf(text, longestLabel).map((line) => ({ text: line, ways })))
  const rest = all.slice(mostLabels)
  return rest.length > 0 ? [...lines, { text: `+ ${rest.length}`, ways: rest.flatMap(([, ways]) => ways) }] : lines
}
