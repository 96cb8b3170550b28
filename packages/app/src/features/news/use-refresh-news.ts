import { type FormEvent, useState } from 'react'
import { callApi } from '../../ports/api.ts'
import { useQueryClient } from '../../ports/queries.ts'

/** Refresh News: asks the server to read the feeds and fetches the list again; a failure is only logged. Spec 2 § 7. */
export function useRefreshNews(date: string | undefined) {
  const [isRefreshing, setRefreshing] = useState(false)
  const queryClient = useQueryClient()
  const refresh = async () => {
    setRefreshing(true)
    try {
      await callApi('POST', '/api/news/refresh', {})
      await queryClient.refresh(date === undefined ? '/api/news' : `/api/news?date=${date}`)
    } catch (failure) {
      // The specification wants this failure logged and nothing shown; the list on screen is still right.
      globalThis.reportError?.(failure)
    } finally {
      setRefreshing(false)
    }
  }
  return {
    isRefreshing,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isRefreshing) void refresh()
    },
  }
}
