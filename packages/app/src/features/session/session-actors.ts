import type { LoginRequest, RegisterRequest, User } from '@aangiftewijs/domain/session'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { fetchAnswer } from '../../ports/answer-store.ts'
import { callApi } from '../../ports/api.ts'

/** The session's chart with the calls of spec 1 § 7. */
export const session: typeof sessionMachine = sessionMachine.provide({
  actors: {
    askWho: remoteRequest<User | null, null>(async () => (await fetchAnswer('/api/user')) as User | null),
    signIn: remoteRequest((credentials: LoginRequest) => callApi<User>('POST', '/api/login', credentials)),
    register: remoteRequest((registration: RegisterRequest) => callApi<User>('POST', '/api/register', registration)),
    signOut: remoteRequest<unknown, null>(() => callApi('POST', '/api/logout')),
  },
})
