// What people are told through the proxy while something behind it is away.
import { setTimeout as wait } from 'node:timers/promises'
import { Sentence, say } from '../phases.mjs'

/** Milliseconds in which the proxy has looked at every server some times. */
const proxyLooksOften = 5_000

/** @param expected calls as `ask` takes them, each with its status */
async function expectAnswers(ask, what, expected) {
  for (const [[method, path, body], status] of expected) {
    const answer = await ask(method, path, body)
    const said = `${what}, ${method} ${path} answered ${answer.status} ${String(answer.bytes).slice(0, 100)}`
    if (answer.status !== status) throw new Sentence(`The drill failed: ${said}`)
    if (status === 503 && (answer.retryAfter === undefined || answer.bytes.length === 0))
      throw new Sentence(`The drill failed: ${said}, without Retry-After or words`)
  }
  say(`${what}: ${expected.map(([[method, path], status]) => `${method} ${path} ${status}`).join(', ')}`)
}

/**
 * The database, the bucket and both servers are away in turn.
 * @param ask somebody who is signed in @param stranger somebody who is not
 * @param save a call that saves, as `ask` takes it
 */
export async function goWithout({ ask, stranger }, save, { login, postgres, bucket, servers }) {
  const home = ['GET', '/']
  const guide = ['GET', '/tax-guide']
  await postgres.shut()
  await wait(proxyLooksOften)
  await expectAnswers(stranger, 'without the database, signed out', [
    [home, 200],
    [guide, 200],
    [['GET', '/healthz'], 200],
    [['POST', '/api/login', login], 503],
  ])
  await expectAnswers(ask, 'without the database, signed in', [[save, 503]])
  await postgres.open()
  await bucket.stop()
  await wait(proxyLooksOften)
  await expectAnswers(stranger, 'without the bucket, signed out', [[['POST', '/api/login', login], 200]])
  await expectAnswers(ask, 'without the bucket, signed in', [
    [['GET', '/previous-filings'], 200],
    [save, 200],
  ])
  await bucket.comeBack()
  for (const server of servers) await server.end('SIGTERM')
  await expectAnswers(ask, 'without a server', [
    [guide, 503],
    [save, 503],
  ])
}
