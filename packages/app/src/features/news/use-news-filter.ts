import { initialNewsFilter, type NewsArticle, type NewsFilter } from '@aangiftewijs/domain/news'
import { type NewsFilterEvent, newsFilterMachine } from '@aangiftewijs/machines/news-filter'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { callApi } from '../../ports/api.ts'
import { useQueryClient } from '../../ports/queries.ts'
import { inspected } from '../../shell/inspection.ts'
import { usePage } from '../../shell/page-context.tsx'
import { addressOfFilter, filterFromAddress } from './filter-in-address.ts'

const retries = 2

const newsFilter = newsFilterMachine.provide({
  actors: {
    loadArticles: remoteRequest<readonly NewsArticle[], void>(
      async () => (await callApi('GET', '/api/news')).articles,
      { retries },
    ),
    refreshNews: remoteRequest<unknown, void>(() => callApi('POST', '/api/news/refresh', {})),
  },
  actions: {
    'log the failure': (_, { failure }) =>
      globalThis.reportError?.(new Error(`The news was not refreshed: ${failure.message}`)),
  },
})

/** The news product's list as the `news-filter` chart, with real calls behind it. */
export function useNewsFilter() {
  const { now, search } = usePage()
  const queryClient = useQueryClient()
  const moment = new Date(now)
  const [snapshot, send] = useMachine(newsFilter, {
    input: {
      articles: queryClient.get('/api/news')?.articles ?? null,
      now: moment,
      filter: filterFromAddress(search, moment),
    },
    ...inspected(),
  })
  const { filter } = snapshot.context

  // The address names the filter that is shown, so that a reload, Back and whoever it is sent to find it; the first one needs no name.
  useEffect(() => {
    const named = (one: NewsFilter) => addressOfFilter(location.pathname, one)
    if (location.search !== '' || named(filter) !== named(initialNewsFilter(new Date(now))))
      history.replaceState(history.state, '', named(filter))
  }, [filter, now])

  return {
    snapshot,
    send: (event: NewsFilterEvent) =>
      send(event.type === 'refreshing is chosen' ? { ...event, now: momentNow(moment) } : event),
  }
}

/** The server's time by now: a browser's clock may be wrong, but it knows how long ago the page was asked for. */
const momentNow = (asked: Date) => new Date(asked.getTime() + performance.now())
