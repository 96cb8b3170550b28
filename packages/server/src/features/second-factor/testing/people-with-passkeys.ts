import { goodPassword, type TestBrowser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/start-server.ts'
import { requestIn } from '../../../testing/stub-renderer.ts'
import { createSoftwarePasskey } from './software-passkey.ts'

export const settings = '/settings/second-factor'
export const step = '/auth/second-factor'

type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>

/** What people do with passkeys on the server of a test. */
export function passkeysOn(server: () => TestServer) {
  const newPasskey = () => createSoftwarePasskey(server().dependencies.config.publicOrigin)

  async function options(person: TestBrowser) {
    const answer = await person.call('POST', '/api/second-factor/options', { password: goodPassword })
    const { challenge, rp } = JSON.parse(answer.text)
    return { challenge, rpId: rp.id }
  }

  /** Adds a passkey; the page that answers. */
  async function add(person: TestBrowser, passkey: SoftwarePasskey, name: string) {
    const credential = passkey.create(await options(person))
    return person.post(settings, { intent: 'add', name, credential })
  }

  /** Somebody with a passkey and the recovery codes they were shown. */
  async function personWithPasskey(name: string) {
    const person = server().browser()
    await person.register(name)
    const passkey = newPasskey()
    const shown = requestIn((await add(person, passkey, 'My phone')).text)
    return { person, passkey, codes: shown.form?.fields.codes?.split(' ') ?? [] }
  }

  const asked = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/sign-in-step')).text)
  const logIn = (browser: TestBrowser, username: string) =>
    browser.call('POST', '/api/login', { username, password: goodPassword })
  const told = async (person: TestBrowser) => {
    const entries: readonly { readonly event: string }[] = JSON.parse((await person.get('/api/user/activity')).text)
    return entries.map(({ event }) => event)
  }

  return { newPasskey, options, add, personWithPasskey, asked, logIn, told }
}
