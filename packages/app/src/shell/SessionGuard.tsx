import type { User } from '@aangiftewijs/domain/session'
import { type ComponentType, useEffect, useState } from 'react'
import { useAnswerCache, useUser } from '../ports/queries.ts'
import { hasDraft, setDraftOwner } from './drafts.ts'
import { usePage } from './page-context.tsx'
import { hearOtherTabs } from './session-channel.ts'

/** Watches over the session. For a signed-in person the session's chart does so, whose code is fetched after the page. */
export function SessionGuard() {
  const user = useUser()
  const { path } = usePage()
  const userId = user?.id ?? null
  const [Keeper, setKeeper] = useState<ComponentType<{ readonly user: User }> | null>(null)
  const isKeeperMissing = user !== null && Keeper === null

  useEffect(() => {
    setDraftOwner(userId)
    if (userId !== null && hasDraft()) void import('./restore-draft.ts').then(({ restoreDraft }) => restoreDraft(path))
  }, [userId, path])

  useEffect(() => {
    if (isKeeperMissing)
      void import('../features/session/SessionKeeper.tsx').then((module) => setKeeper(() => module.SessionKeeper))
  }, [isKeeperMissing])

  if (user === null) return <SignInWatch />
  return Keeper === null ? null : <Keeper key={user.id} user={user} />
}

/** A visitor who signs in in another tab is signed in here too. */
function SignInWatch() {
  const answers = useAnswerCache()
  useEffect(
    () =>
      hearOtherTabs((news) => {
        if (news.type === 'signed in') answers.startAs(news.user)
      }),
    [answers],
  )
  return null
}
