import type { LoginRequest, RegisterRequest, User } from '@aangiftewijs/domain/session'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { callApi } from '../../ports/api.ts'
import { fetchQuery } from '../../ports/query-cache.ts'

/** The session's chart with the calls of spec 1 § 7. */
export const session: typeof sessionMachine = sessionMachine.provide({
  actors: {
    askWho: remoteRequest<User | null, null>(async () => (await fetchQuery('/api/user')) as User | null),
    signIn: remoteRequest((credentials: LoginRequest) => callApi<User>('POST', '/api/login', credentials)),
    register: remoteRequest((registration: RegisterRequest) => callApi<User>('POST', '/api/register', registration)),
    signOut: remoteRequest<unknown, null>(() => callApi('POST', '/api/logout')),
  },
})
