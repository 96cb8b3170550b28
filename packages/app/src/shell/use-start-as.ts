import type { User } from '@aangiftewijs/domain/session'
import { useCallback } from 'react'
import { useQueryClient } from '../ports/queries.ts'
import { useChangePage } from './change-page.tsx'

/** How to go on as somebody who signed in: with their answers, and the language and theme they chose on any device. */
export function useStartAs(): (user: User) => void {
  const answers = useQueryClient()
  const change = useChangePage()
  return useCallback(
    (user) => {
      answers.startAs(user)
      const { language, theme } = user
      void change?.({ ...(language === null ? {} : { language }), ...(theme === null ? {} : { theme }) })
    },
    [answers, change],
  )
}
