import { partnerTestBsn, testBsn } from '@aangiftewijs/domain/bsn'
import { pathAfterSignIn } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safePath } from '../ssr/safe-path.ts'
import { goodPassword } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { brokenPath, requestIn } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { NEWS_HOST: 'news.example' } })
})
afterAll(() => server.stop())

test('a page is rendered from what its route names', async () => {
  const browser = server.browser()
  const user = await browser.register('reader')
  const answer = await browser.get('/tax-filing/income?from=review', {
    Cookie: `session=${browser.cookies.get('session')}; language=nl; theme=dark`,
  })
  expect(answer.status).toBe(200)
  expect(requestIn(answer.text)).toEqual({
    product: 'tax',
    path: '/tax-filing/income',
    search: '?from=review',
    language: 'nl',
    theme: 'dark',
    now: server.clock.now().toISOString(),
    origin: 'http://localhost:0',
    isArrival: true,
    hasSignedInHere: true,
    donationUrl: 'https://example.org/donate',
    data: { '/api/user': user, '/api/tax-filings': [] },
    form: null,
    flash: null,
    ended: null,
    status: 200,
  })
})

test('a public page asks nothing that would be refused', async () => {
  expect(requestIn((await server.browser().get('/')).text).data).toEqual({ '/api/user': null })
})

test('the gate, the missing page and the sign-in page of someone signed in', async () => {
  const visitor = server.browser()
  const gate = await visitor.get('/tax-filing/setup?x=1')
  expect([gate.status, requestIn(gate.text).status, requestIn(gate.text).data]).toEqual([
    401,
    401,
    { '/api/user': null },
  ])
  const missing = await visitor.get('/no-such-page')
  expect([missing.status, requestIn(missing.text).status]).toEqual([404, 404])
  await visitor.register('arrived')
  const signedIn = await visitor.get('/auth?next=/documents')
  expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, '/documents'])
  expect((await visitor.get('/auth?next=//evil.example')).headers.get('Location')).toBe('/')
})

test('a page that breaks is a 500 with a reference that is in the log', async () => {
  const answer = await server.browser().get(brokenPath)
  const { status, errorId } = requestIn(answer.text)
  expect([answer.status, status]).toEqual([500, 500])
  expect(server.log()).toContain(`"requestId":"${errorId}","route":"page help","error":"internal"`)
})

test('when even the error page breaks, a plain page names the reference', async () => {
  const renderer = { ...server.dependencies.renderer, render: () => Promise.reject(new Error('everything broke')) }
  const broken = await startServer({ overrides: { renderer } })
  const answer = await broken.browser().get('/')
  expect(answer.status).toBe(500)
  const reference = /Reference: ([\w-]+)\./.exec(answer.text)?.[1] ?? 'none'
  expect(broken.log()).toContain(reference)
  await broken.stop()
})

test.each([
  ['news.example', '/', 'news'],
  ['news.example', '/privacy', 'news'],
  ['localhost', '/news', 'news'],
  ['localhost', '/', 'tax'],
  ['127.0.0.1', '/news', 'tax'],
])('%s%s is the %s product', async (host, path, product) => {
  // fetch sets Host itself; only a raw request can name another.
  const { request } = await import('node:http')
  const { port } = new URL(server.origin)
  const text = await new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: `${host}:${port}` } }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
  expect(requestIn(text).product).toBe(product)
})

test('the whole return by posted forms, with messages, the language switch and resuming', async () => {
  const browser = server.browser()
  const registered = await browser.post('/auth?next=/tax-filing/setup', {
    form: 'register',
    username: 'form-filer',
    password: goodPassword,
    confirmPassword: goodPassword,
    fullName: 'Sam Jansen',
    email: 'form-filer@example.org',
    bsn: testBsn,
  })
  expect([registered.status, registered.headers.get('Location')]).toEqual([303, pathAfterSignIn('/tax-filing/setup')])
  const passedOn = await browser.get(pathAfterSignIn('/tax-filing/setup'))
  expect([passedOn.status, passedOn.headers.get('Location')]).toEqual([302, '/tax-filing/setup'])
  const arrived = requestIn((await browser.get('/tax-filing/setup')).text)
  expect(arrived.flash).toEqual({
    variant: 'default',
    title: 'Registration successful!',
    text: 'Your account has been created.',
  })
  expect(requestIn((await browser.get('/tax-filing/setup')).text).flash).toBeNull()

  const steps: [string, Record<string, string>, string][] = [
    [
      '/tax-filing/setup',
      { year: '2024', taxIdentifier: testBsn, isJointFiling: 'on', acceptTerms: 'on' },
      '/tax-filing/partner',
    ],
    ['/tax-filing/partner', { fullName: 'Kim Jansen', bsn: partnerTestBsn }, '/tax-filing/income'],
    ['/tax-filing/income', { salary: '50.000,00', otherIncome: '', taxWithheld: '€ 12.000' }, '/tax-filing/deductions'],
    ['/tax-filing/deductions', { mortgageInterest: '5000' }, '/tax-filing/review'],
    ['/tax-filing/review', {}, '/tax-filing/submit'],
    ['/tax-filing/submit', { confirmation: 'on' }, '/tax-filing/submit'],
  ]
  for (const [path, fields, next] of steps) {
    const answer = await browser.post(path, fields)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 303, next])
  }
  const done = requestIn((await browser.get('/tax-filing/submit')).text)
  expect(done.flash).toEqual({ variant: 'default', title: 'Tax filing submitted!' })
  expect(done.data['/api/tax-filings']).toMatchObject([{ completed: true, calculatedTax: 4974, isJointFiling: true }])
  const again = await browser.post('/tax-filing/income', { salary: '1' })
  expect([again.status, requestIn(again.text).form?.message]).toEqual([
    409,
    'This tax filing has been submitted and can no longer be changed.',
  ])

  const left = await browser.post('/logout', {})
  expect([left.status, left.headers.get('Location')]).toEqual([303, '/auth'])
  expect(requestIn((await browser.get('/auth')).text).flash).toEqual({
    variant: 'default',
    title: 'Logged out',
    text: 'You have been successfully logged out.',
  })
})

test('wrong input comes back with every problem and what was typed, but no password', async () => {
  const answer = await server.browser().post('/auth', {
    form: 'register',
    username: 'ab',
    password: '123456789',
    confirmPassword: '1234567890',
    email: 'x',
    bsn: '1',
    next: '/documents',
  })
  expect(answer.status).toBe(422)
  const { form, path, status } = requestIn(answer.text)
  expect([path, status]).toEqual(['/auth', 422])
  expect(form).toEqual({
    name: 'register',
    fields: { form: 'register', username: 'ab', email: 'x', bsn: '1', next: '/documents' },
    problems: [
      { field: 'username', code: 'too-short' },
      { field: 'fullName', code: 'required' },
      { field: 'email', code: 'invalid-email' },
      { field: 'bsn', code: 'invalid-bsn' },
      { field: 'confirmPassword', code: 'not-matching' },
    ],
  })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('a refused sign-in comes back with its sentence', async () => {
  const answer = await server.browser().post('/auth', { username: 'nobody-here', password: 'some password' })
  expect([answer.status, requestIn(answer.text).form]).toEqual([
    422,
    {
      name: 'login',
      fields: { username: 'nobody-here' },
      problems: [],
      message: 'The username or password is not right.',
    },
  ])
})

test('a second tab that saves an older version is told; its input is kept and nothing is overwritten', async () => {
  const browser = server.browser()
  await browser.register('two-tabs')
  await browser.post('/tax-filing/setup', { year: '2024', taxIdentifier: '123', acceptTerms: 'on' })
  await browser.post('/tax-filing/documents', { intent: 'continue' })
  const [filing] = JSON.parse((await browser.get('/api/tax-filings')).text)
  const version = String(filing.version)
  expect((await browser.post('/tax-filing/income', { salary: '1000', version })).status).toBe(303)
  const late = await browser.post('/tax-filing/income', { salary: '2000', version })
  const { form, data } = requestIn(late.text)
  expect([late.status, form?.fields, form?.message?.slice(0, 37)]).toEqual([
    412,
    { salary: '2000' },
    'This tax filing was changed somewhere',
  ])
  expect(data['/api/tax-filings']).toMatchObject([{ incomeData: { salary: 1000 } }])
})

test('a posted step without a return says so', async () => {
  const browser = server.browser()
  await browser.register('without-return')
  const answer = await browser.post('/tax-filing/income', { salary: '1' })
  expect([answer.status, requestIn(answer.text).form?.message]).toEqual([
    422,
    'No tax filing found. Please start a new tax filing.',
  ])
})

test('language and theme are remembered and lead back', async () => {
  const browser = server.browser()
  const answer = await browser.post('/language', { language: 'nl', next: '/about' })
  expect([answer.status, answer.headers.get('Location'), browser.cookies.get('language')]).toEqual([
    303,
    '/about',
    'nl',
  ])
  await browser.post('/theme', { theme: 'contrast', next: 'https://evil.example' })
  const { language, theme } = requestIn((await browser.get('/about')).text)
  expect([language, theme]).toEqual(['nl', 'contrast'])
})

test('settings change the password and delete the account', async () => {
  const browser = server.browser()
  await browser.register('settling')
  const wrong = await browser.post('/settings', {
    currentPassword: 'x',
    newPassword: 'a new good phrase',
    confirmPassword: 'a new good phrase',
  })
  expect([wrong.status, requestIn(wrong.text).form?.message]).toEqual([422, 'The current password is not right.'])
  const right = await browser.post('/settings', {
    currentPassword: goodPassword,
    newPassword: 'a new good phrase',
    confirmPassword: 'a new good phrase',
  })
  expect([right.status, right.headers.get('Location')]).toEqual([303, '/settings'])
  const blank = await browser.post('/settings', { intent: 'delete-account', password: '' })
  expect([blank.status, requestIn(blank.text).form]).toEqual([
    422,
    {
      name: 'delete-account',
      fields: { intent: 'delete-account' },
      problems: [{ field: 'password', code: 'required' }],
    },
  ])
  const gone = await browser.post('/settings', { intent: 'delete-account', password: 'a new good phrase' })
  expect([gone.status, gone.headers.get('Location')]).toEqual([303, '/auth'])
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('an account without a password is deleted after ticking the box', async () => {
  const browser = server.browser()
  await browser.post('/api/auth/digid/simulation', { citizen: 'sanne' })
  const bare = await browser.post('/settings', { intent: 'delete-account' })
  expect([bare.status, requestIn(bare.text).form?.problems]).toEqual([
    422,
    [{ field: 'confirmation', code: 'not-accepted' }],
  ])
  expect((await browser.post('/settings', { intent: 'delete-account', confirmation: 'on' })).status).toBe(303)
})

test.each([
  ['/documents?x=1#y', '/documents?x=1#y'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/ /evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [undefined, '/'],
])('next %s leads to %s', (next, path) => {
  expect(safePath(next)).toBe(path)
})
