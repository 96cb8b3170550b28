import type { LoginRequest, RegisterRequest, User } from '@aangiftewijs/domain/session'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { callApi } from '../../ports/api.ts'
import { fetchAnswer } from '../../ports/queries.ts'

/** The session's chart with the calls of spec 1 § 7. */
export const session = sessionMachine.provide({
  actors: {
    askWho: remoteRequest<User | null, null>(async () => (await fetchAnswer('/api/user')) as User | null),
    signIn: remoteRequest((credentials: LoginRequest) => callApi<User>('POST', '/api/login', credentials)),
    register: remoteRequest((registration: RegisterRequest) => callApi<User>('POST', '/api/register', registration)),
    signOut: remoteRequest<unknown, null>(() => callApi('POST', '/api/logout')),
  },
})
