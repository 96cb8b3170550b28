import type { FormFields } from '@aangiftewijs/domain/form'
import { type Parsed, parseWith } from '@aangiftewijs/domain/problem'
import {
  type LoginRequest,
  loginFields,
  loginSchema,
  type RegisterRequest,
  registrationFormSchema,
  type User,
} from '@aangiftewijs/domain/session'
import { useWords } from '../../copy/words.tsx'
import { callApi } from '../../ports/api.ts'
import { useAnswerCache } from '../../ports/queries.ts'
import { showToast } from '../../shell/toasts.ts'
import { useFormCall } from '../../shell/use-form-call.ts'
import { sessionWords } from './copy.ts'

const registrationFields = ['username', 'password', 'confirmPassword', 'fullName', 'email', 'bsn'] as const

const pick = (fields: FormFields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))

type Entry =
  | { readonly kind: 'login'; readonly request: LoginRequest }
  | { readonly kind: 'register'; readonly request: RegisterRequest }

const readers: Readonly<Record<Entry['kind'], (fields: FormFields) => Parsed<Entry>>> = {
  login: (fields) => {
    const parsed = parseWith(loginSchema, pick(fields, loginFields))
    return parsed.ok ? { ok: true, value: { kind: 'login', request: parsed.value } } : parsed
  },
  register: (fields) => {
    const parsed = parseWith(registrationFormSchema, pick(fields, registrationFields))
    if (!parsed.ok) return parsed
    const { confirmPassword: _, ...registration } = parsed.value
    return { ok: true, value: { kind: 'register', request: { ...registration, authMethod: 'local' } } }
  },
}

const words = {
  login: { title: sessionWords.welcomeBack, text: sessionWords.loggedInAs, failed: sessionWords.loginFailed },
  register: {
    title: sessionWords.registered,
    text: sessionWords.accountCreated,
    failed: sessionWords.registrationFailed,
  },
} as const

/** Signing in or registering: checked here, sent, and the person becomes the current user. Spec 1 §§ 4, 5 and 8. */
export function useEntry(kind: Entry['kind']) {
  const say = useWords()
  const answers = useAnswerCache()
  const { title, text, failed } = words[kind]
  return useFormCall<Entry>({
    name: kind,
    fields: kind === 'login' ? loginFields : registrationFields,
    read: readers[kind],
    call: async (entry) => {
      const user = await callApi<User>('POST', `/api/${entry.kind}`, entry.request)
      showToast({ variant: 'default', title: say(title), text: say(text, { username: user.username }) })
      answers.startAs(user)
    },
    onDone: () => undefined,
    onRefused: (failure) =>
      showToast({
        variant: 'destructive',
        title: say(failed),
        text: failure instanceof Error ? failure.message : say(sessionWords.noConnection),
      }),
    offline: say(sessionWords.noConnection),
  })
}
