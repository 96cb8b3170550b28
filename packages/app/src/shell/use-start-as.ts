import type { User } from '@aangiftewijs/domain/session'
import { useCallback } from 'react'
import { useQueryClient } from '../ports/queries.ts'
import { useChangePage } from './change-page.tsx'

/** How to go on as somebody who signed in: with their answers, and the language and theme they chose on any device. */
export function useStartAs(): (user: User) => void {
  const queryClient = useQueryClient()
  const change = useChangePage()
  return useCallback(
    (user) => {
      queryClient.startAs(user)
      const { language, theme } = user
      void change?.({ ...(language === null ? {} : { language }), ...(theme === null ? {} : { theme }) })
    },
    [queryClient, change],
  )
}
