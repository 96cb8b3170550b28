import { pathAfterSignIn } from '@aangiftewijs/domain/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { passkeysOn, settings, step } from './testing/people-with-passkeys.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

const { newPasskey, options, personWithPasskey, asked, logIn, told } = passkeysOn(() => server)
const secondFactorOf = async (person: TestBrowser) => JSON.parse((await person.get('/api/second-factor')).text)
const shownIn = (text: string) => requestIn(text).form?.fields ?? {}
const flashOf = async (person: TestBrowser) => requestIn((await person.get('/')).text).flash

test('a recovery code does without script, once, however it is typed', async () => {
  const { codes } = await personWithPasskey('lost.phone')
  const [code = ''] = codes
  const signIn = async (typed: string) => {
    const browser = server.browser()
    const half = await browser.post('/auth', { username: 'lost.phone', password: goodPassword, next: '/documents' })
    expect([half.status, half.headers.get('Location')]).toEqual([303, pathAfterSignIn(`${step}?next=%2Fdocuments`)])
    const onward = await browser.get(pathAfterSignIn(`${step}?next=%2Fdocuments`))
    expect(onward.headers.get('Location')).toBe(`${step}?next=%2Fdocuments`)
    const { status } = await browser.post(step, { recoveryCode: typed, next: '/documents' })
    return [status, (await browser.get('/api/user')).status]
  }
  expect(await signIn('')).toEqual([422, 401])
  expect(await signIn('0000-0000-0000-0000')).toEqual([422, 401])
  expect(await signIn(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`)).toEqual([303, 200])
  expect(await signIn(code)).toEqual([422, 401])
  expect(server.log()).not.toContain(code)
})

test('a code of a sign-in that could not be written signs in the next time', async () => {
  const { codes } = await personWithPasskey('full.disk')
  const browser = server.browser()
  await logIn(browser, 'full.disk')
  const { sessions } = server.dependencies.database.models
  const failure = Object.assign(new Error('The disk failed'), { code: 'SQLITE_IOERR' })
  const create = vi.spyOn(sessions, 'create').mockRejectedValueOnce(failure)
  const send = async () => (await browser.post(step, { recoveryCode: codes[0] ?? '' })).status
  expect([await send(), (await browser.get('/api/user')).status, await send()]).toEqual([507, 401, 303])
  create.mockRestore()
})

test('the codes of a first passkey whose answer was lost are shown when the form comes again, until they are kept', async () => {
  const person = server.browser()
  await person.register('reloading')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  // A browser sends by itself again what got no answer; only the last answer is seen.
  const [first, again] = [await send(), await send()]
  expect([first.status, again.status]).toEqual([200, 200])
  expect([(await secondFactorOf(person)).areCodesKept, (await secondFactorOf(person)).recoveryCodes]).toEqual([
    false,
    10,
  ])
  const keep = (text: string) => person.post(settings, { intent: 'keep-codes', mark: shownIn(text).mark ?? '' })
  await keep(first.text)
  expect([(await secondFactorOf(person)).areCodesKept, (await flashOf(person))?.title]).toEqual([
    false,
    'These are not your newest recovery codes',
  ])
  await keep(again.text)
  expect([(await secondFactorOf(person)).areCodesKept, (await flashOf(person))?.title]).toEqual([
    true,
    'Your recovery codes are kept',
  ])
  const late = await send()
  expect([late.status, late.headers.get('Location')]).toEqual([303, settings])
  // Three times the form; that codes were kept changes nothing.
  const added = Array.from({ length: 3 }, () => 'second-factor-changed')
  expect(await told(person)).toEqual([...added, 'registered'])
  const other = newPasskey().create({ challenge: 'b3RoZXI', rpId: 'localhost' })
  expect((await person.post(settings, { intent: 'add', name: 'Other', credential: other })).status).toBe(422)
  expect(JSON.parse((await person.get('/api/second-factor')).text).passkeys).toHaveLength(1)
})

test('a first passkey sent twice at once has codes that work: those of the last answer', async () => {
  const person = server.browser()
  await person.register('twice.at.once')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const keep = ({ text }: { readonly text: string }) =>
    person.post(settings, { intent: 'keep-codes', mark: shownIn(text).mark ?? '' })
  await Promise.all(answers.map(keep))
  expect(await secondFactorOf(person)).toMatchObject({ passkeys: [{}], recoveryCodes: 10, areCodesKept: true })
})

test('the form of a first passkey shows no codes to who finds it later', async () => {
  const person = server.browser()
  await person.register('found.later')
  const credential = newPasskey().create(await options(person))
  const send = () => person.post(settings, { intent: 'add', name: 'My phone', credential })
  await send()
  server.clock.advance(5 * 60_000)
  expect((await send()).status).toBe(303)
  expect((await secondFactorOf(person)).areCodesKept).toBe(false)
})

test('signing in says that codes were never kept, and how many are left after one was used', async () => {
  const { passkey, codes } = await personWithPasskey('counting')
  const signIn = async (answer: (browser: TestBrowser) => Promise<Record<string, string>>) => {
    const browser = server.browser()
    await logIn(browser, 'counting')
    await browser.post(step, await answer(browser))
    return flashOf(browser)
  }
  const byPasskey = async (browser: TestBrowser) => ({ credential: passkey.answer(await asked(browser)) })
  const byCode = async () => ({ recoveryCode: codes.pop() ?? '' })
  const title = 'Welcome back!'
  const link = { href: settings, text: 'Make new recovery codes' }
  const said = (rest: string) => `You are now logged in as counting.${rest}`
  expect(await signIn(byPasskey)).toEqual({
    variant: 'warning',
    title,
    text: said(
      ' You have not said that you kept your recovery codes. Without them you cannot get in when you lose your passkey.',
    ),
    link,
  })
  const nine = said(' 9 of your recovery codes are left.')
  expect(await signIn(byCode)).toEqual({ variant: 'default', title, text: nine })
  // Who used one has them.
  expect(await signIn(byPasskey)).toEqual({ variant: 'default', title, text: said('') })
  while (codes.length > 4) await signIn(byCode)
  const few = said(' 3 of your recovery codes are left.')
  expect(await signIn(byCode)).toEqual({ variant: 'warning', title, text: few, link })
  await signIn(byCode)
  expect((await signIn(byCode))?.text).toBe(said(' One of your recovery codes is left.'))
  expect((await signIn(byCode))?.text).toBe(said(' That was your last recovery code.'))
})
