import { isPracticeAccount, type User } from '@aangiftewijs/domain/session'
import type { EndReason, SessionEvent, WhatServerKnows } from '@aangiftewijs/machines/session'
import { abortAfter } from '@aangiftewijs/ui/behaviour'
import { useMachine } from '@xstate/react'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { spoken, useWords } from '../../copy/words.tsx'
import type { Flash, KeptAfterEnd } from '../../page-request.ts'
import { callApi } from '../../ports/api.ts'
import { useQueryClient } from '../../ports/queries.ts'
import { matchRoute } from '../../routes.ts'
import { useChangePage } from '../../shell/change-page.tsx'
import { shellWords } from '../../shell/copy.ts'
import { dropDraft, saveDraft } from '../../shell/drafts.ts'
import { failureWords } from '../../shell/failure-words.ts'
import { inspected } from '../../shell/inspection.ts'
import { loadUntilThere } from '../../shell/load-until-there.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { type SessionNews, tellOtherTabs } from '../../shell/session-channel.ts'
import type { SessionMoment } from '../../shell/session-clock.ts'
import { onSessionSign } from '../../shell/session-signs.ts'
import { signInPath } from '../../shell/sign-in-path.ts'
import { onSignOutRequest, requestSignOut, takeSignOutRequest } from '../../shell/sign-out-request.ts'
import { showToast } from '../../shell/toasts.ts'
import { forgetPreferences } from '../settings/preference-storage.ts'
import { sessionWords } from './copy.ts'
import { endedWords } from './ended.copy.ts'
import type { SessionWarning } from './SessionWarning.tsx'
import { session } from './session-actors.ts'

const eventOf = (news: SessionNews): SessionEvent => {
  switch (news.type) {
    case 'signed in':
      return { type: 'another tab signed in', user: news.user }
    case 'signed out':
      return { type: 'another tab signed out' }
    case 'asked':
      return { type: 'the server was asked' }
    case 'over':
      return { type: 'the session turned out to be over', endReason: news.endReason }
  }
}

interface SessionKeeperProps {
  readonly user: User
  /** What the session needed its chart for. */
  readonly moment: SessionMoment
}

/** The session of a signed-in person: hears calls and other tabs, warns, and does what follows when it ends. */
export function SessionKeeper({ user, moment }: SessionKeeperProps) {
  const [snapshot, send] = useMachine(session, {
    input: { user, idleFor: Date.now() - moment.idleSince },
    ...inspected(),
  })
  const { failure, user: current, endReason } = snapshot.context
  const isSignedOut = snapshot.hasTag('absent')
  const isEnded = snapshot.hasTag('ended')
  const hasNotSignedOut = snapshot.matches({ present: 'notSignedOut' })
  const isSomeoneElse = Boolean(current) && current?.id !== user.id
  const wasAsked = useRef(false)
  const leave = useEffectEvent(useLeave(user))
  const say = useWords()

  useEffect(() => {
    if (moment.sign !== null) send(eventOf(moment.sign))
    return onSessionSign((sign) => send(eventOf(sign)))
  }, [moment, send])

  const signOut = useEffectEvent(() => {
    if (!takeSignOutRequest()) return
    wasAsked.current = true
    send({ type: 'signing out is chosen' })
  })
  useEffect(() => onSignOutRequest(() => signOut()), [])

  useEffect(() => {
    if (isEnded && endReason !== null) leave(endReason)
  }, [isEnded, endReason])
  useEffect(() => {
    if (isSignedOut) leave(wasAsked.current ? 'signed out' : 'signed out elsewhere')
  }, [isSignedOut])
  useEffect(() => {
    // What is on screen belongs to someone who is not signed in here any more.
    if (isSomeoneElse) location.reload()
  }, [isSomeoneElse])
  useEffect(() => {
    if (!hasNotSignedOut) return
    const said = failure?.kind === 'refused' ? failureWords(failure) : sessionWords.stillSignedIn
    const text = spoken(said, say)
    showToast({ variant: 'destructive', title: say(sessionWords.logoutFailed), text })
  }, [hasNotSignedOut, failure, say])

  return snapshot.hasTag('warned') ? (
    <LazyWarning
      isPending={snapshot.hasTag('pending')}
      hasFailed={snapshot.hasTag('failed')}
      onStay={() => send({ type: 'staying signed in is chosen' })}
      onSignOut={requestSignOut}
    />
  ) : null
}

/** The warning, whose code is fetched when it is first needed. */
function LazyWarning(props: ComponentProps<typeof SessionWarning>) {
  const [Warning, setWarning] = useState<typeof SessionWarning | null>(null)
  useEffect(
    () =>
      loadUntilThere(
        () => import('./SessionWarning.tsx'),
        (module) => setWarning(() => module.SessionWarning),
      ),
    [],
  )
  return Warning === null ? null : <Warning {...props} />
}

type Leaving = EndReason | 'signed out' | 'signed out elsewhere'

/** In milliseconds: the page stands there until it is known by what the session ended. */
const longestAnswer = 5_000

/**
 * By what a session ended. Of a limit that passed by the clock of this browser the server is asked: the account may have been deleted
 * meanwhile. Without an answer nothing is known.
 */
async function whatServerKnows(endReason: EndReason): Promise<WhatServerKnows> {
  if (endReason === 'time' || endReason === 'elsewhere') return endReason
  let known: WhatServerKnows = 'elsewhere'
  const stop = onSessionSign((sign) => {
    if (sign.type === 'over') known = sign.endReason
  })
  await callApi('GET', '/api/user', undefined, {}, { signal: abortAfter(longestAnswer) }).then(
    // Another tab kept it alive, so everything is there.
    () => {
      known = 'time'
    },
    () => undefined,
  )
  stop()
  return known
}

/** What a page says that is for everybody, where it stays: who idles is not looking. */
function endedFlash(say: ReturnType<typeof useWords>, kept: KeptAfterEnd, href: string): Flash {
  const isUnknown = kept === 'unknown'
  return {
    variant: 'warning',
    title: say(isUnknown ? endedWords.unknown : endedWords.byTime),
    text: say(isUnknown ? endedWords.unknownText : endedWords.goOn),
    link: { href, text: say(shellWords.signIn) },
  }
}

/** What follows the end of a session: nothing of the person stays, except a draft for after an end they did not choose. */
function useLeave(user: User): (why: Leaving) => void {
  const say = useWords()
  const page = usePage()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const change = useChangePage()
  const isGated = matchRoute(page.product, page.path).access === 'signed-in'
  // The chunk first, so that no page is shown without the person it is about.
  const signInPage = () =>
    matchRoute(page.product, '/auth')
      .load()
      .catch(() => undefined)

  const signOut = async (isHere: boolean) => {
    dropDraft()
    // Nobody signs in to it again, or everybody does.
    if (user.authMethod === 'digid') forgetPreferences(user.id)
    if (isHere) {
      tellOtherTabs({ type: 'signed out' })
      const over = isPracticeAccount(user) ? [sessionWords.practiceOver] : []
      const text = [sessionWords.loggedOutText, ...over].map((words) => say(words)).join(' ')
      showToast({ variant: 'default', title: say(sessionWords.loggedOut), text })
    }
    const isLeaving = isGated || isHere
    if (isLeaving) await signInPage()
    queryClient.startAs(null)
    if (isLeaving) await navigate('/auth')
  }

  const end = async (reason: EndReason) => {
    const hasTyped = saveDraft()
    const [endReason] = await Promise.all([whatServerKnows(reason), isGated ? signInPage() : undefined])
    tellOtherTabs({ type: 'over', endReason })
    const ended: KeptAfterEnd = endReason === 'elsewhere' ? 'unknown' : hasTyped ? 'typed' : 'saved'
    queryClient.startAs(null)
    const to = signInPath({ ...page, ended })
    if (isGated) await navigate(to)
    else await change?.({ flash: endedFlash(say, ended, to) })
  }

  return (why) =>
    void (why === 'signed out' || why === 'signed out elsewhere' ? signOut(why === 'signed out') : end(why))
}
