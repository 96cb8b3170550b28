import { isTaxYear, type TaxYear } from '../tax-law/index.ts'
import type { Step } from '../tax-return/steps.ts'
import { everydayWords } from './everyday.ts'
import {
  type Asked,
  askedIn,
  isAbout,
  isOnly,
  type Keyword,
  withoutMistakes,
  withoutWords,
  wordsNamed,
} from './matching.ts'
import type { Topic } from './topics/topic.ts'
import { type AnswerId, type TopicId, topics } from './topics.ts'

/** The canned replies of the advisor; their words are in the app's copy. */
const subjects = ['invest', 'tax', 'mortgage', 'save', 'more'] as const
export type Subject = (typeof subjects)[number]

/** A canned reply, the answer of a topic, or of what “this” is on a step of the return. */
export type ReplyId = Subject | AnswerId

/** What stands beside a canned reply: what was asked more closely, or that the advisor knows no more about it than that. */
export type CloserId = AnswerId | 'noMore'

/** Which words lead to which reply, in the order they are looked for, anywhere in a message. Spec 1 § 4. */
const replyKeywords: readonly { readonly reply: Subject; readonly keywords: readonly string[] }[] = [
  { reply: 'invest', keywords: ['invest'] },
  { reply: 'tax', keywords: ['tax'] },
  { reply: 'mortgage', keywords: ['mortgage', 'house'] },
  { reply: 'save', keywords: ['save', 'saving'] },
]

/** The Dutch words for the same subjects: they lead to the reply where a question names nothing else. */
const dutchKeywords: readonly { readonly reply: Subject; readonly keywords: readonly Keyword[] }[] = [
  { reply: 'invest', keywords: ['beleg-|investeer-|investering-'] },
  { reply: 'mortgage', keywords: ['hypotheek|hypotheken|hypotheekrente|huis|woning|eigenwoning|koopwoning|koophuis'] },
  { reply: 'save', keywords: ['spaar|spaargeld|spaarrekening-|spaartegoed-|sparen'] },
  { reply: 'tax', keywords: ['belasting|belastingen|inkomstenbelasting|aangifte|belastingaangifte'] },
]

/** Words of those subjects, in both languages: beside one of them another is nothing else. */
const subjectWords: readonly string[] = [
  ...wordsNamed(dutchKeywords.flatMap(({ keywords }) => keywords)),
  ...replyKeywords.flatMap(({ keywords }) => keywords.map((word) => `${word}-`)),
  'saving-',
  'rente-',
  'interest',
  'own',
  'eigen',
]

/** Words that hold one of the specification's and mean another thing: an appraisal and a taxi are no tax. */
const otherWords: Keyword =
  'taxatie-|taxateur-|taxeer-|taxeren|getaxeer-|taxi|taxis|taxikosten|household-|housemate-|housekeep-|warehouse-|investig-'

/** A message as the specification looks for its words in it: anywhere, but not in a word that means another thing. */
const lookedThrough = (message: string): string => withoutWords(message, otherWords).toLowerCase()

const specifiedReply = (message: string): Subject | undefined => {
  const text = lookedThrough(message)
  return replyKeywords.find(({ keywords }) => keywords.some((word) => text.includes(word)))?.reply
}

const everyTopic: readonly (readonly [TopicId, Topic])[] = Object.entries(topics) as [TopicId, Topic][]

/** The words beside which a topic's broad words are all there is. */
const besideBroad = ({ keywords, broad = [] }: Topic): readonly string[] => [
  ...everydayWords,
  ...wordsNamed([...keywords, ...broad]),
]

/** Whether a question is about a topic: some keyword is in it, or a broad one and nothing else. */
const isOf =
  (asked: Asked) =>
  ([, topic]: readonly [TopicId, Topic]): boolean =>
    topic.keywords.some(isAbout(asked)) ||
    (topic.broad?.some(isAbout(asked)) === true && isOnly(asked, besideBroad(topic)))

const dutchReply = (asked: Asked): Subject | undefined =>
  isOnly(asked, [...everydayWords, ...subjectWords])
    ? dutchKeywords.find(({ keywords }) => keywords.some(isAbout(asked)))?.reply
    : undefined

const known = wordsNamed([
  ...everyTopic.flatMap(([, { keywords, broad = [] }]) => [...keywords, ...broad]),
  ...everydayWords,
  ...subjectWords,
])

const readAs = (asked: Asked): TopicId | Subject | undefined => everyTopic.find(isOf(asked))?.[0] ?? dutchReply(asked)

const isTopic = (id: string | undefined): id is TopicId => id !== undefined && id in topics

/** What a question is about: as it is typed, else with what may be mistakes in it mended. */
const understood = (message: string): TopicId | Subject | undefined => {
  const asked = askedIn(message)
  return readAs(asked) ?? readAs(withoutMistakes(asked, known))
}

/** Words that point at the page one asks from, where a question names nothing more. */
const pointing: readonly Keyword[] = ['this|these|here|page|step|dit|deze|hier|pagina|stap', 'where find', 'waar vind']

/** The step that a message asks about by pointing at it; null where it does not, or is not asked from a step. */
function pointedAt(message: string, step: Step | null): Step | null {
  const asked = askedIn(message)
  return pointing.some(isAbout(asked)) && isOnly(asked, [...everydayWords, ...subjectWords]) ? step : null
}

/**
 * The reply to a message. The specification's words win, wherever they stand in it. Then the topics, in their order; then what points at
 * the step it is asked from, then the Dutch words of the specification's subjects; else a request for more details.
 */
export function replyTo(message: string, step: Step | null): ReplyId {
  const about = understood(message)
  return specifiedReply(message) ?? (isTopic(about) ? about : (pointedAt(message, step) ?? about ?? 'more'))
}

/**
 * What a message is about more closely than a canned reply: a topic, or else the step it points at. Where it is neither
 * and names something that no reply is about, that the advisor knows no more; null where the reply is the whole answer.
 */
export function closelyAbout(message: string, step: Step | null): CloserId | null {
  const closer = topicIn(message) ?? pointedAt(message, step)
  if (closer !== null || specifiedReply(message) === undefined) return closer
  return isOnly(askedIn(message), [...everydayWords, ...subjectWords]) ? null : 'noMore'
}

/** The topic a message is about; null when it is about none. */
export function topicIn(message: string): TopicId | null {
  const about = understood(message)
  return isTopic(about) ? about : null
}

/** The words to look for in the guide where the advisor has no answer: those that say what a message is about. */
export const searchWords = (message: string): string =>
  [...new Set(askedIn(message).words)].filter((word) => !everydayWords.includes(word)).join(' ')

/** The tax year a message names; null when it names none that is known. */
export const yearIn = (message: string): TaxYear | null =>
  [...message.matchAll(/\b20\d\d\b/g)].map(([text]) => Number(text)).find(isTaxYear) ?? null
