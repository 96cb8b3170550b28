import { type Copy, copy } from '../language/index.ts'
import type { TaxYear } from '../tax-law/index.ts'
import { creditTopics } from './topics/credit-topics.ts'
import { deductionTopics } from './topics/deduction-topics.ts'
import { generalTopics } from './topics/general-topics.ts'
import { returnTopics } from './topics/return-topics.ts'
import type { Topic } from './topics/topic.ts'
import { wealthTopics } from './topics/wealth-topics.ts'

/** The topics, in the order in which their words are looked for: a longer word before one it contains. */
export const topics = {
  ...returnTopics,
  ...deductionTopics,
  ...wealthTopics,
  ...creditTopics,
  ...generalTopics,
}
export type TopicId = keyof typeof topics

/** The answer of a topic for a year, its figures filled in. */
export function topicAnswer(id: TopicId, year: TaxYear): Copy {
  const { answer, figures }: Topic = topics[id]
  const values = { ...figures(year), year: String(year) }
  const filled = (language: 'en' | 'nl') =>
    answer[language].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = Object.entries(values).find(([key]) => key === name)?.[1] ?? place
      return typeof value === 'string' ? value : value[language]
    })
  return copy(filled('en'), filled('nl'))
}
