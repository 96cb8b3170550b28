import type { LoginRequest, RegisterRequest, SecondFactorAsked, User } from '@aangiftewijs/domain/session'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { callApi } from '../../ports/api.ts'
import { fetchQuery } from '../../ports/query-cache.ts'
import { nextPath } from '../../shell/sign-in-path.ts'

/** The page that asks for more takes over: there is nothing to wait for here. */
const leaveFor = (path: string): Promise<never> => {
  location.assign(`${path}?${new URLSearchParams({ next: nextPath(location.search) })}`)
  return new Promise(() => {})
}

async function signIn(credentials: LoginRequest): Promise<User> {
  const answer = await callApi<User | SecondFactorAsked>('POST', '/api/login', credentials)
  return 'secondFactor' in answer ? leaveFor(answer.secondFactor) : answer
}

/** The session's chart with the calls of spec 1 § 7. */
export const session: typeof sessionMachine = sessionMachine.provide({
  actors: {
    askWho: remoteRequest<User | null, null>(async () => (await fetchQuery('/api/user')) as User | null),
    signIn: remoteRequest(signIn),
    register: remoteRequest((registration: RegisterRequest) => callApi<User>('POST', '/api/register', registration)),
    signOut: remoteRequest<unknown, null>(() => callApi('POST', '/api/logout')),
  },
})
