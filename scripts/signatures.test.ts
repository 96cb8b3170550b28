import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { integritiesIn, isSigned, unsignedOf } from './signatures.mjs'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const keys = [{ keyid: 'ours', key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }]
const signatureOf = (text: string) => ({
  keyid: 'ours',
  sig: sign('sha256', Buffer.from(text), privateKey).toString('base64'),
})

afterEach(() => vi.unstubAllGlobals())

test('the lock file says what every package’s bytes are', () => {
  const integrities = integritiesIn(readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8'))
  expect(integrities.get('koa@3.3.0')).toMatch(/^sha512-/)
  expect(integrities.get('@koa/router@15.7.0')).toMatch(/^sha512-/)
})

test('a signature is of a name, a version and bytes, by a key of the registry', () => {
  const signatures = [signatureOf('koa@3.3.0:sha512-a')]
  expect(isSigned('koa@3.3.0', 'sha512-a', signatures, keys)).toBe(true)
  expect(isSigned('koa@3.3.0', 'sha512-b', signatures, keys)).toBe(false)
  expect(isSigned('koa@3.3.1', 'sha512-a', signatures, keys)).toBe(false)
  expect(isSigned('koa@3.3.0', 'sha512-a', signatures, [])).toBe(false)
})

test('what has no good signature is named; a registry that signs nothing is told apart', async () => {
  const packages = [
    { name: '@koa/router', version: '1.0.0' },
    { name: 'koa', version: '3.3.0' },
  ]
  const integrities = new Map([
    ['koa@3.3.0', 'sha512-a'],
    ['@koa/router@1.0.0', 'sha512-c'],
  ])
  const answers: Record<string, unknown> = {
    '/-/npm/v1/keys': { keys },
    '/koa/3.3.0': { dist: { signatures: [signatureOf('koa@3.3.0:sha512-a')] } },
    '/@koa%2frouter/1.0.0': { dist: { signatures: [signatureOf('@koa/router@1.0.0:sha512-other')] } },
  }
  vi.stubGlobal('fetch', async (address: URL) => {
    const found = answers[address.pathname]
    return { ok: found !== undefined, json: async () => found }
  })
  const registry = 'https://registry.example/'
  expect(await unsignedOf(registry, integrities, packages)).toEqual(['@koa/router@1.0.0'])
  delete answers['/-/npm/v1/keys']
  expect(await unsignedOf(registry, integrities, packages)).toBeNull()
})
