import { isTaxYear, type TaxYear } from '../tax-law/index.ts'
import { type TopicId, topics } from './topics.ts'

/** The canned replies of the advisor; their words are in the app's copy. */
export const subjects = ['invest', 'tax', 'mortgage', 'save', 'more'] as const
export type Subject = (typeof subjects)[number]

/** A canned reply, or the answer of a topic. */
export type ReplyId = Subject | TopicId

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

/**
 * The reply to a message, by the first keyword found anywhere in it, capitals or not: the specification's words first, then
 * those of the topics, then the Dutch words of the specification's subjects; else a request for more details.
 */
export function replyTo(message: string): ReplyId {
  const isFound = holds(message.toLowerCase())
  return replyKeywords.find(isFound)?.reply ?? topicIn(message) ?? dutchKeywords.find(isFound)?.reply ?? 'more'
}

/** The topic a message is about; null when it is about none. Its answer follows a reply that is more general. */
export const topicIn = (message: string): TopicId | null =>
  Object.keys(topics)
    .filter(isTopic)
    .find((id) => holds(message.toLowerCase())(topics[id])) ?? null

/** The tax year a message names; null when it names none that is known. */
export const yearIn = (message: string): TaxYear | null =>
  [...message.matchAll(/\b20\d\d\b/g)].map(([text]) => Number(text)).find(isTaxYear) ?? null
