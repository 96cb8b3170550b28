import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { type Problem, parseWith } from '@aangiftewijs/domain/problem'
import { loginFields, loginSchema, registrationFormSchema } from '@aangiftewijs/domain/session'
import type { SessionEvent } from '@aangiftewijs/machines/session'
import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { spoken, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { failureWords } from '../../shell/failure-words.ts'
import { errorsOfCall, type FormErrors, postedErrors } from '../../shell/form-errors.tsx'
import { fieldsOf } from '../../shell/form-fields.ts'
import { inspected } from '../../shell/inspection.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { tellOtherTabs } from '../../shell/session-channel.ts'
import { showToast } from '../../shell/toasts.ts'
import { useStartAs } from '../../shell/use-start-as.ts'
import { sessionWords } from './copy.ts'
import { session } from './session-actors.ts'
import { type AuthFormKind, signedInBy } from './signed-in-by.ts'

/** The fields of each way in, in the order of the form. */
export const authFields = {
  login: loginFields,
  register: ['fullName', 'email', 'bsn', 'username', 'password', 'confirmPassword'],
} as const satisfies Record<AuthFormKind, readonly string[]>

const words = {
  login: { title: sessionWords.welcomeBack, text: sessionWords.loggedInAs, failed: sessionWords.loginFailed },
  register: {
    title: sessionWords.registered,
    text: sessionWords.accountCreated,
    failed: sessionWords.registrationFailed,
  },
} as const

type Reading =
  | { readonly ok: true; readonly event: SessionEvent }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** What the chart is told of a form, or every problem of it; the same schemas as the server's. */
function read(kind: AuthFormKind, form: FormFields): Reading {
  const typed = Object.fromEntries(authFields[kind].map((name) => [name, form[name] ?? '']))
  if (kind === 'login') {
    const parsed = parseWith(loginSchema, typed)
    return parsed.ok ? { ok: true, event: { type: 'credentials are given', credentials: parsed.value } } : parsed
  }
  const parsed = parseWith(registrationFormSchema, typed)
  if (!parsed.ok) return parsed
  const { confirmPassword: _, ...registration } = parsed.value
  return {
    ok: true,
    event: { type: 'a registration is given', registration: { ...registration, authMethod: 'local' } },
  }
}

/** Signing in or registering, driven by the session's chart. Spec 1 §§ 4, 5 and 8. */
export function useAuthForm(kind: AuthFormKind) {
  const say = useWords()
  const choice = useLanguageChoice()
  const startAs = useStartAs()
  const [snapshot, send] = useMachine(session, { input: { user: null }, ...inspected() })
  const [errors, setErrors] = useState<FormErrors>(postedErrors(usePostedForm(kind)))
  const { user, failure } = snapshot.context

  useEffect(() => {
    if (failure === null) return
    const text = spoken(failureWords(failure), say)
    setErrors(({ attempt }) => ({ ...errorsOfCall(text, authFields[kind]), attempt: attempt + 1 }))
    showToast({ variant: 'destructive', title: say(words[kind].failed), text })
  }, [failure, kind, say])

  useEffect(() => {
    if (!user) return
    const { title, text } = words[kind]
    const theirs = user.language ?? choice
    const greeting = { title: wordsOf(title, theirs), text: wordsOf(text, theirs, { username: user.username }) }
    showToast({ variant: 'default', ...greeting })
    tellOtherTabs({ type: 'signed in', user })
    signedInBy.set(kind)
    // The page sees the user and goes on to where the person was going.
    startAs(user)
  }, [user, kind, choice, startAs])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = read(kind, fieldsOf(event.currentTarget))
    if (reading.ok) send(reading.event)
    else setErrors(({ attempt }) => ({ ...postedErrors(null), problems: reading.problems, attempt: attempt + 1 }))
  }

  // Who is signed in waits for the next page.
  return { errors, isPending: user !== null || snapshot.hasTag('pending'), submit }
}
