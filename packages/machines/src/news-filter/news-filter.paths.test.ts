import type { NewsArticle } from '@aangiftewijs/domain/news'
import { describePaths } from '../path-coverage/index.ts'
import { newsFilterMachine } from './index.ts'

const now = new Date('2026-11-21T12:00:00Z')
const article: NewsArticle = {
  id: 1,
  title: 'T',
  summary: 'S',
  url: 'https://example.org/1',
  imageUrl: null,
  publishDate: '2026-11-21T08:00:00.000Z',
  source: 'A',
  category: 'tools',
  rank: 1,
}
const failure = { kind: 'failed', failure: { kind: 'unreachable', status: null, message: 'no network' } }

describePaths(newsFilterMachine, {
  inputs: [
    { articles: null, now },
    { articles: [article], now },
  ],
  events: [
    { type: 'a range is chosen', range: 'yesterday' },
    { type: 'a day is chosen', day: '2026-11-10' },
    { type: 'a category is chosen', category: 'tools' },
    { type: 'the filters are reset' },
    { type: 'refreshing is chosen' },
    { type: 'loading again is chosen' },
    { type: 'xstate.done.actor.loadArticles', output: { kind: 'succeeded', value: [article] } },
    { type: 'xstate.done.actor.loadArticles', output: failure },
    { type: 'xstate.error.actor.loadArticles', error: new Error('broken off') },
    { type: 'xstate.done.actor.refreshNews', output: { kind: 'succeeded', value: null } },
    { type: 'xstate.done.actor.refreshNews', output: failure },
    { type: 'xstate.error.actor.refreshNews', error: new Error('broken off') },
  ],
  remember: ({ context }) => [context.filter, context.articles.length],
})
