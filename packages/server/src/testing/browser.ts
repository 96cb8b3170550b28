import { testBsn } from '@aangiftewijs/domain/bsn'
import type { User } from '@aangiftewijs/domain/session'

/** One answer, read whole. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly bytes: Uint8Array
}

/** A visitor: keeps cookies and sends the headers a browser sends. */
export interface TestBrowser {
  readonly cookies: Map<string, string>
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** A call with a JSON body. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  /** A form posted without script. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  /** Registers a fresh account and stays signed in. */
  readonly register: (username: string) => Promise<User>
}

export const goodPassword = 'a long enough phrase'

/** What the registration call wants. */
export const registrationOf = (username: string) => ({
  username,
  password: goodPassword,
  fullName: 'Sam Jansen',
  email: `${username}@example.org`,
  bsn: testBsn,
  authMethod: 'local',
})

export function createBrowser(origin: string): TestBrowser {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0 && !headers.has('Cookie')) {
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, text: new TextDecoder().decode(bytes), bytes }
  }
  const call: TestBrowser['call'] = (method, path, body, headers = {}) =>
    send(path, {
      method,
      headers: { Origin: origin, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    call,
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', headers: { Origin: origin, ...headers }, body: new URLSearchParams(fields) }),
    register: async (username) => {
      const { status, text } = await call('POST', '/api/register', registrationOf(username))
      if (status !== 201) throw new Error(`Registering ${username} answered ${status}: ${text}`)
      const user: User = JSON.parse(text)
      return user
    },
  }
}
