import { dayOf } from '@aangiftewijs/domain/day'
import { type ComponentType, Suspense } from 'react'
import { isOfItsPage, isReturnOverview } from '../features/lawful-result/result-at.ts'
import type { PageRequest } from '../page-request.ts'
import type { PageData } from '../server-answers.ts'
import { asNobody } from './as-nobody.ts'
import { renderToKeep } from './kept-html.tsx'
import { type MakeOnce, MakeOnceProvider } from './made-once.tsx'
import { deferredPart, type PartName } from './parts.ts'

/** The result itself, and its one line. */
const resultParts = ['lawful-result/Result', 'lawful-result/ResultLine'] as const
type ResultPart = (typeof resultParts)[number]

export const isResultPart = (name: PartName): name is ResultPart => (resultParts as readonly PartName[]).includes(name)

/** A few MB at most; beyond, the one that was not asked for longest goes. */
const mostResults = 200
/** There are some hundred articles; what is assumed comes in many lists. */
const mostPieces = 500

/** What a result is made from: who, the returns and the documents. */
const ofResult = ({ data }: PageRequest): PageData => ({
  '/api/user': data['/api/user'] ?? null,
  '/api/tax-filings': data['/api/tax-filings'],
  '/api/documents': data['/api/documents'],
})

/**
 * The result under the law stands on the dashboard and at every step, the same until an answer or a document changes: its HTML is kept by
 * all that it is made from, and is rendered from nothing else but the day, because deadlines pass, and the page where it says something of its own. All are forgotten at the first page after each tenth minute, so
 * also as a day begins.
 */
export function createResultsKept(): (name: ResultPart, page: PageRequest) => Buffer | undefined {
  const results = new Map<string, Buffer>()
  const makeOnceOf = createPieces()
  let tenMinutes = ''
  return (name, page) => {
    const Result = deferredPart(name).loaded()
    if (Result === undefined || page.product !== 'tax' || isReturnOverview(page.path)) return undefined
    if (tenMinutes !== page.now.slice(0, 15)) results.clear()
    tenMinutes = page.now.slice(0, 15)
    const data = ofResult(page)
    const path = isOfItsPage(page.path) ? page.path : '/'
    const nobody = { ...asNobody(page), path, now: dayOf(new Date(page.now)) }
    const key = name + page.language + path + JSON.stringify(data)
    const html = results.get(key) ?? renderResult({ ...nobody, data }, Result, makeOnceOf(nobody))
    results.delete(key)
    results.set(key, html)
    const [eldest] = results.keys()
    if (eldest !== undefined && results.size > mostResults) results.delete(eldest)
    return html
  }
}

/** What results have in common, such as the link to an article, made once a language as nobody in particular sees it. */
function createPieces(): (nobody: PageRequest) => MakeOnce {
  const pieces = new Map<string, string>()
  return (nobody) => (name, make) => {
    const key = `${nobody.language} ${name}`
    const known = pieces.get(key)
    if (known !== undefined) return known
    if (pieces.size >= mostPieces) pieces.clear()
    const html = String(renderToKeep(nobody, make()))
    pieces.set(key, html)
    return html
  }
}

/** As `Deferred` has it. */
const renderResult = (page: PageRequest, Result: ComponentType, makeOnce: MakeOnce): Buffer =>
  renderToKeep(
    page,
    <MakeOnceProvider value={makeOnce}>
      <Suspense>
        <Result />
      </Suspense>
    </MakeOnceProvider>,
  )
