import { type LoginRequest, pathAfterSignIn, type RegisterRequest, type User } from '@aangiftewijs/domain/session'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { sessionMachine } from '@aangiftewijs/machines/session'
import { callApi } from '../../ports/api.ts'
import { fetchUser } from '../../ports/query-cache.ts'
import { firstQuestion, nextPath } from '../../shell/sign-in-path.ts'

/** The server takes over, by the page that sees whether this browser keeps cookies: there is nothing to wait for here. */
const leaveFor = (next: string): Promise<never> => {
  location.assign(pathAfterSignIn(next))
  return new Promise(() => {})
}

/** Who has signed in, once it shows that the browser kept the cookie of their session. */
async function kept(user: User, next: string): Promise<User> {
  const known = await fetchUser().catch(() => user)
  return known === null ? leaveFor(next) : user
}

async function signIn(credentials: LoginRequest): Promise<User> {
  const answer = await callApi('POST', '/api/login', credentials)
  const next = nextPath(location.search)
  return 'secondFactor' in answer
    ? leaveFor(`${answer.secondFactor}?${new URLSearchParams({ next })}`)
    : kept(answer, next)
}

const register = async (registration: RegisterRequest): Promise<User> =>
  kept(await callApi('POST', '/api/register', registration), nextPath(location.search, firstQuestion))

/** The session's chart with the calls of spec 1 § 7. */
export const session: typeof sessionMachine = sessionMachine.provide({
  actors: {
    askWho: remoteRequest<User | null, null>(fetchUser),
    signIn: remoteRequest(signIn),
    register: remoteRequest(register),
    signOut: remoteRequest<unknown, null>(() => callApi('POST', '/api/logout')),
  },
})
