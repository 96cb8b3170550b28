import type { User } from '@aangiftewijs/domain/session'
import { useEffect, useState } from 'react'
import { useWords } from '../copy/words.tsx'
import type { SessionKeeper } from '../features/session/SessionKeeper.tsx'
import { useUser } from '../ports/queries.ts'
import { useChangePage } from './change-page.tsx'
import { shellWords } from './copy.ts'
import { hasDraft, setDraftOwner } from './drafts.ts'
import { loadUntilThere } from './load-until-there.ts'
import { usePage } from './page-context.tsx'
import { hearOtherTabs } from './session-channel.ts'
import { type SessionMoment, startSessionClock } from './session-clock.ts'
import { tellTabsOfCalls } from './session-signs.ts'
import { signOutByPost, takeSignOutRequest } from './sign-out-request.ts'
import { useStartAs } from './use-start-as.ts'

/** Watches over the session: a clock until its chart is needed, whose code is loaded then. */
export function SessionGuard() {
  const user = useUser()
  const { path } = usePage()
  const userId = user?.id ?? null

  useEffect(() => {
    setDraftOwner(userId)
    if (userId !== null && hasDraft())
      // Without it nothing is put back, which is what the person would have without drafts.
      import('./restore-draft.ts').then(
        ({ restoreDraft }) => restoreDraft(path),
        () => undefined,
      )
  }, [userId, path])

  return user === null ? <SignInWatch /> : <SessionWatch key={user.id} user={user} />
}

function SessionWatch({ user }: { readonly user: User }) {
  const change = useChangePage()
  const say = useWords()
  const [moment, setMoment] = useState<SessionMoment | null>(null)
  const [Keeper, setKeeper] = useState<typeof SessionKeeper | null>(null)

  useEffect(tellTabsOfCalls, [])
  useEffect(() => startSessionClock(setMoment), [])

  useEffect(() => {
    if (moment === null) return
    return loadUntilThere(
      () => import('../features/session/SessionKeeper.tsx'),
      (module) => setKeeper(() => module.SessionKeeper),
      () => {
        // Said in the page: the script of toasts cannot be had now either.
        if (takeSignOutRequest())
          signOutByPost(() => change?.({ flash: { variant: 'destructive', title: say(shellWords.noConnection) } }))
      },
    )
  }, [moment, change, say])

  return moment === null || Keeper === null ? null : <Keeper user={user} moment={moment} />
}

/** A visitor who signs in in another tab is signed in here too. */
function SignInWatch() {
  const startAs = useStartAs()
  useEffect(
    () =>
      hearOtherTabs((news) => {
        if (news.type === 'signed in') startAs(news.user)
      }),
    [startAs],
  )
  return null
}
