import type { Day } from '../day/index.ts'
import { type Copy, copy } from '../language/index.ts'
import type { TaxYear } from '../tax-law/index.ts'
import type { Step } from '../tax-return/steps.ts'
import { abroadTopics, borderTopics, stayTopics } from './topics/abroad-topics.ts'
import { actualTopics } from './topics/actual-topics.ts'
import { afterTopics } from './topics/after-topics.ts'
import { costTopics } from './topics/cost-topics.ts'
import { coupleTopics } from './topics/couple-topics.ts'
import { creditTopics } from './topics/credit-topics.ts'
import { deductionTopics } from './topics/deduction-topics.ts'
import { filingTopics } from './topics/filing-topics.ts'
import { generalTopics } from './topics/general-topics.ts'
import { householdTopics } from './topics/household-topics.ts'
import { incomeTopics } from './topics/income-topics.ts'
import { loanTopics } from './topics/loan-topics.ts'
import { ownedTopics } from './topics/owned-topics.ts'
import { peopleTopics } from './topics/people-topics.ts'
import { refusedTopics } from './topics/refused-topics.ts'
import { returnTopics } from './topics/return-topics.ts'
import { siteTopics } from './topics/site-topics.ts'
import { stepTopics } from './topics/step-topics.ts'
import type { Topic } from './topics/topic.ts'
import { wealthTopics } from './topics/wealth-topics.ts'
import { workTopics } from './topics/work-topics.ts'

/** The topics, in the order in which their words are looked for: most specific first. */
export const topics = {
  ...siteTopics,
  ...peopleTopics,
  ...householdTopics,
  ...loanTopics,
  ...stayTopics,
  ...refusedTopics,
  ...borderTopics,
  ...coupleTopics,
  ...costTopics,
  ...workTopics,
  ...actualTopics,
  ...ownedTopics,
  ...abroadTopics,
  ...filingTopics,
  ...returnTopics,
  ...deductionTopics,
  ...wealthTopics,
  ...creditTopics,
  ...incomeTopics,
  ...generalTopics,
  ...afterTopics,
}
export type TopicId = keyof typeof topics

/** What has an answer with figures: a topic, or what “this” is on a step. */
export type AnswerId = TopicId | Step

/** The section of the guide about a topic, or about what a step asks. */
export const guideAbout = (id: AnswerId): Topic['guide'] => answersOf[id].guide

/** The answer of a topic for a year, or of what “this” is on a step, its figures filled in, as it is said today. */
export function topicAnswer(id: AnswerId, year: TaxYear, today: Day): Copy {
  const { answer, figures } = answersOf[id]
  const values = { ...figures(year, today), year: String(year) }
  const filled = (language: 'en' | 'nl') =>
    answer[language].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = Object.entries(values).find(([key]) => key === name)?.[1] ?? place
      return typeof value === 'string' ? value : value[language]
    })
  return copy(filled('en'), filled('nl'))
}

const answersOf: Readonly<Record<AnswerId, Omit<Topic, 'keywords'>>> = { ...topics, ...stepTopics }
