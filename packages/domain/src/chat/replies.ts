/** The canned replies of the advisor; their words are in the app's copy. */
export const replyIds = ['invest', 'tax', 'mortgage', 'save', 'more'] as const
export type ReplyId = (typeof replyIds)[number]

/** Which words lead to which reply, in the order they are looked for. Spec 1 § 4. */
export const replyKeywords: readonly { readonly reply: ReplyId; readonly keywords: readonly string[] }[] = [
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

/** The reply to a message: the first keyword found anywhere in it, capitals or not; else a request for more details. */
export function replyTo(message: string): ReplyId {
  const text = message.toLowerCase()
  const found = [...replyKeywords, ...dutchKeywords].find(({ keywords }) =>
    keywords.some((word) => text.includes(word)),
  )
  return found?.reply ?? 'more'
}

/** How long the advisor seems to type, in milliseconds. Spec 1 § 9. */
export const chatDelay = 1_000

/** Whether a message can be sent: it is not blank. Spec 1 § 5. */
export const canBeSent = (message: string): boolean => message.trim() !== ''
