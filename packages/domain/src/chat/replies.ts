import { isTaxYear, type TaxYear } from '../tax-law/index.ts'
import type { Step } from '../tax-return/steps.ts'
import { type AnswerId, type TopicId, topics } from './topics.ts'

/** The canned replies of the advisor; their words are in the app's copy. */
export const subjects = ['invest', 'tax', 'mortgage', 'save', 'more'] as const
export type Subject = (typeof subjects)[number]

/** A canned reply, the answer of a topic, or of what “this” is on a step of the return. */
export type ReplyId = Subject | AnswerId

/** Which words lead to which reply, in the order they are looked for. Spec 1 § 4. */
export const replyKeywords: readonly { readonly reply: Subject; readonly keywords: readonly string[] }[] = [
  { reply: 'invest', keywords: ['invest'] },
  { reply: 'tax', keywords: ['tax'] },
  { reply: 'mortgage', keywords: ['mortgage', 'house'] },
  { reply: 'save', keywords: ['save', 'saving'] },
]

/** The Dutch words for the same subjects, looked for only when no word of the specification is there. */
const dutchKeywords: typeof replyKeywords = [
  { reply: 'invest', keywords: ['beleg', 'investeer'] },
  { reply: 'tax', keywords: ['belasting', 'aangifte'] },
  { reply: 'mortgage', keywords: ['hypothe', 'huis', 'woning'] },
  { reply: 'save', keywords: ['spaar', 'sparen'] },
]

const holds =
  (text: string) =>
  ({ keywords }: { readonly keywords: readonly string[] }): boolean =>
    keywords.some((word) => text.includes(word))

const isTopic = (name: string): name is TopicId => name in topics

/** Words that point at the page one asks from, where a question names nothing more. */
const pointing = /\b(this|these|here|the page|step|dit|deze|hier|de pagina|stap|where do i find|waar vind ik)\b/i

/** The step that a message asks about by pointing at it; null where it does not, or is not asked from a step. */
const pointedAt = (message: string, step: Step | null): Step | null => (pointing.test(message) ? step : null)

/**
 * The reply to a message, by the first keyword found anywhere in it, capitals or not: the specification's words first, then
 * those of the topics, then what points at the step it is asked from, then the Dutch words of the specification's subjects; else a
 * request for more details.
 */
export function replyTo(message: string, step: Step | null): ReplyId {
  const isFound = holds(message.toLowerCase())
  return (
    replyKeywords.find(isFound)?.reply ??
    topicIn(message) ??
    pointedAt(message, step) ??
    dutchKeywords.find(isFound)?.reply ??
    'more'
  )
}

/** What a message is about more closely, a topic or else the step it points at; null when it is neither. Its answer follows the reply. */
export const closelyAbout = (message: string, step: Step | null): AnswerId | null =>
  topicIn(message) ?? pointedAt(message, step)

/** The topic a message is about; null when it is about none. */
export const topicIn = (message: string): TopicId | null =>
  Object.keys(topics)
    .filter(isTopic)
    .find((id) => holds(message.toLowerCase())(topics[id])) ?? null

/** The tax year a message names; null when it names none that is known. */
export const yearIn = (message: string): TaxYear | null =>
  [...message.matchAll(/\b20\d\d\b/g)].map(([text]) => Number(text)).find(isTaxYear) ?? null
