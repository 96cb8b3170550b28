import { escapeJson } from '@aangiftewijs/domain/html'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import { content as faq } from '../features/guide/content/faq/index.ts'
import { listedRoutes } from '../features/guide/site-files.ts'
import { breadcrumbData, faqData } from '../features/guide/structured-data.ts'
import type { PageRequest } from '../page-request.ts'
import type { Route } from '../route.ts'

/** The questions as JSON, per language: they are many and do not change. */
const questions = new Map<LanguageChoice, string>()

function questionsIn(choice: LanguageChoice): string {
  const json = questions.get(choice) ?? escapeJson(faqData(faq, choice))
  questions.set(choice, json)
  return json
}

/** The JSON-LD of a page, escaped for its script elements: where a listed page stands, and the questions of the FAQ. */
export function structuredDataOf(route: Route, { origin, language }: PageRequest): readonly string[] {
  const isBelowStart = route.path !== '/' && listedRoutes('tax').includes(route)
  return [
    ...(isBelowStart ? [escapeJson(breadcrumbData(route, origin, language))] : []),
    ...(route.id === 'faq' ? [questionsIn(language)] : []),
  ]
}
