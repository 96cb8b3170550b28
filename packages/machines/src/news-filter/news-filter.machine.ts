import { filterArticles, initialNewsFilter, type NewsArticle, newsLimits } from '@aangiftewijs/domain/news'
import { assign, setup } from 'xstate'
import { failureIn, notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import type { NewsFilterContext, NewsFilterEvent, NewsFilterInput } from './news-filter.types.ts'

const spec = 'part 2 § 4'

/** The articles a context shows: inside the window, of the category, in order. */
export const articlesShown = ({ articles, filter, now }: NewsFilterContext): readonly NewsArticle[] =>
  filterArticles(articles, filter, now)

const retries = newsLimits.retries

/** The list of the news product: which articles are there, which of them are shown, and what can be asked for. */
export const newsFilterMachine = setup({
  types: {
    context: {} as NewsFilterContext,
    events: {} as NewsFilterEvent,
    input: {} as NewsFilterInput,
    meta: {} as { spec: string },
    tags: {} as 'loading' | 'refreshing' | 'failed',
  },
  actors: {
    loadArticles: remoteRequest<readonly NewsArticle[], void>(notProvided, { retries }),
    refreshNews: remoteRequest<unknown, void>(notProvided),
  },
  guards: {
    'the articles are there already': ({ context }) => context.isLoaded,
    'some articles match the filters': ({ context }) => articlesShown(context).length > 0,
  },
  actions: {
    'keep the articles': assign((_, params: { articles: readonly NewsArticle[] }) => ({
      articles: params.articles,
      isLoaded: true,
    })),
    'change the filter': assign(({ context }, params: Partial<NewsFilterContext['filter']>) => ({
      filter: { ...context.filter, ...params },
    })),
    'go by the time it is': assign(({ context }, params: { now: Date | undefined }) => ({
      now: params.now ?? context.now,
    })),
    'reset the filters': assign(({ context }) => ({ filter: initialNewsFilter(context.now) })),
    /** Provided by the app: a failed refresh is only logged. */
    'log the failure': (_, _params: { failure: RequestFailure }) => undefined,
  },
}).createMachine({
  id: 'news-filter',
  description: 'The news product’s list: the visitor narrows it by date and category, and can ask for newer articles.',
  context: ({ input }) => ({
    articles: input.articles ?? [],
    isLoaded: input.articles !== null,
    now: input.now,
    filter: input.filter ?? initialNewsFilter(input.now),
  }),
  initial: 'starting',
  on: {
    'a range is chosen': {
      actions: { type: 'change the filter', params: ({ event }) => ({ range: event.range }) },
      target: '.starting',
      description: 'The visitor chooses today, yesterday, this week or a day of their own.',
    },
    'a day is chosen': {
      actions: { type: 'change the filter', params: ({ event }) => ({ range: 'custom', day: event.day }) },
      target: '.starting',
      description: 'The visitor picks a day, or takes the picked day away.',
    },
    'a category is chosen': {
      actions: { type: 'change the filter', params: ({ event }) => ({ category: event.category }) },
      target: '.starting',
      description: 'The visitor chooses a category, or all.',
    },
    'the filters are reset': {
      actions: 'reset the filters',
      target: '.starting',
      description: 'Reset Filters: today, all categories, the current date.',
    },
  },
  states: {
    starting: {
      description: 'Looks whether the articles are there already.',
      meta: { spec },
      always: [
        { guard: 'the articles are there already', target: 'showing', description: 'The page came with its articles.' },
        { target: 'loading', description: 'The articles have to be fetched.' },
      ],
    },
    loading: {
      description: 'Five grey cards stand where the articles will be.',
      meta: { spec },
      tags: ['loading'],
      invoke: {
        id: 'loadArticles',
        src: 'loadArticles',
        onDone: {
          target: 'showing',
          actions: { type: 'keep the articles', params: ({ event }) => ({ articles: event.output }) },
          description: 'The articles came.',
        },
        onError: { target: 'failed', description: 'They did not come, also not on the second and third try.' },
      },
    },
    showing: {
      description: 'The list as the filters leave it.',
      meta: { spec },
      initial: 'choosing',
      on: {
        'refreshing is chosen': {
          target: 'refreshing',
          actions: { type: 'go by the time it is', params: ({ event }) => ({ now: event.now }) },
          description: 'The visitor asks for newer articles.',
        },
      },
      states: {
        choosing: {
          description: 'Counts what the filters leave.',
          meta: { spec },
          always: [
            { guard: 'some articles match the filters', target: 'populated', description: 'Something is left.' },
            { target: 'empty', description: 'Nothing is left.' },
          ],
        },
        populated: { description: 'Articles, by rank and then newest first.', meta: { spec } },
        empty: { description: 'Says that nothing was found and what to change.', meta: { spec: 'part 2 § 8' } },
      },
    },
    refreshing: {
      description: 'The server reads the feeds; the list stays as it is.',
      meta: { spec: 'part 2 § 7' },
      tags: ['refreshing'],
      invoke: {
        id: 'refreshNews',
        src: 'refreshNews',
        onDone: { target: 'loading', description: 'The feeds were read, so the list is fetched again.' },
        onError: {
          target: 'showing',
          actions: { type: 'log the failure', params: failureIn },
          description: 'The refresh was refused; that is only logged.',
        },
      },
    },
    failed: {
      description: 'The articles could not be fetched; the visitor can try again.',
      meta: { spec: 'part 2 § 8' },
      tags: ['failed'],
      on: {
        'loading again is chosen': { target: 'loading', description: 'The visitor tries again.' },
        'refreshing is chosen': {
          target: 'loading',
          actions: { type: 'go by the time it is', params: ({ event }) => ({ now: event.now }) },
          description: 'Refresh tries again, too.',
        },
      },
    },
  },
})
