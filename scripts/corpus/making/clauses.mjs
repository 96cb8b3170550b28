import { labelMark } from './sheet.mjs'

/**
 * Sentences of letters. A line is one family: `(a|b)` stands for either, `[…]` is the label of the amount, `<>` the amount,
 * `{year}`, `{number}` and `{way}` are put in. Lines that begin with `!` are held out: no training ever sees them.
 */
const either = (chance, text) => {
  const cut = /\(([^()]*)\)/.exec(text)
  if (!cut) return text
  const chosen = chance.pick(cut[1].split('|'))
  return either(chance, text.slice(0, cut.index) + chosen + text.slice(cut.index + cut[0].length))
}

/** The lines of a table of clauses by concept. */
export const familiesOf = (table) =>
  Object.fromEntries(
    Object.entries(table).map(([concept, text]) => [
      concept,
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ isHeldOut: line.startsWith('!'), text: line.replace(/^!/, '') })),
    ]),
  )

/** One clause of a concept as parts of a sentence; `amount` and `facts` stand for what is put in. */
export function clauseOf({ chance, holdsOut }, families, concept, amount, facts) {
  const own = families[concept].filter(({ isHeldOut }) => isHeldOut === holdsOut)
  const { text } = chance.pick(own.length > 0 ? own : families[concept].filter(({ isHeldOut }) => !isHeldOut))
  const mark = labelMark(concept)
  let isLabel = false
  return either(chance, text)
    .split(/(\[|\]|<>|\{\w+\})/)
    .flatMap((part) => {
      if (part === '[' || part === ']') {
        isLabel = part === '['
        return []
      }
      if (part === '<>') return [amount]
      if (part.startsWith('{')) return [facts[part.slice(1, -1)]]
      if (part.trim() === '') return []
      return [isLabel ? { text: part, mark } : part]
    })
}

/** Clauses one behind the other: with a full stop, or joined. A mark stands close to the word before it. */
export function joined(chance, clauses, joints) {
  const upper = (part) =>
    typeof part === 'string'
      ? part.trimStart().charAt(0).toUpperCase() + part.trimStart().slice(1)
      : part.mark?.role === 'label'
        ? { ...part, text: part.text.trimStart().charAt(0).toUpperCase() + part.text.trimStart().slice(1) }
        : part
  const closed = (parts, mark) => {
    const last = parts.at(-1)
    const own = typeof last === 'string' ? { text: last, mark: null } : last
    return [...parts.slice(0, -1), { ...own, text: `${own.text.trimEnd()}${mark}` }]
  }
  let isNew = true
  return clauses.flatMap((parts, at) => {
    const [joint, word] = at === clauses.length - 1 ? ['.', ''] : chance.pick(joints)
    const own = isNew ? [upper(parts[0]), ...parts.slice(1)] : parts
    isNew = joint === '.'
    return [...closed(own, joint), ...(word ? [word] : [])]
  })
}

export const joints = {
  nl: [
    ['.', ''],
    ['.', ''],
    ['.', ''],
    [',', 'en'],
    [';', ''],
    ['', 'en'],
    [',', 'terwijl'],
  ],
  en: [
    ['.', ''],
    ['.', ''],
    [',', 'and'],
    [';', ''],
    ['', 'and'],
  ],
}
