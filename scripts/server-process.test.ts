import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { program, startEnvironment, startFlags } from './server-process.mjs'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const variables = Object.entries(startEnvironment).map(([name, value]) => `${name}=${value}`)

test('the image starts the server as npm start does', () => {
  const file = read('Dockerfile')
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(file) ?? []
  expect(JSON.parse(entry)).toEqual(['node', ...startFlags, program])
  const [, environment = ''] = /^ENV (.+)$/m.exec(file) ?? []
  expect(environment.split(' ')).toEqual(expect.arrayContaining(variables))
})

test('the image brings what a first start of its own user compiled', () => {
  const file = read('Dockerfile')
  const [, folder = ''] = /^ENV .*NODE_COMPILE_CACHE=(\S+)/m.exec(file) ?? []
  const [, user = ''] = /^USER (\S+)/m.exec(file) ?? []
  expect(file).toContain(`su ${user} -s /bin/sh -c "NODE_COMPILE_CACHE=${folder} node scripts/first-start.mjs"`)
  expect(file).toContain(`COPY --from=build ${folder} ${folder}\n`)
})

test('and so does the systemd unit', () => {
  const file = read('deploy/aangiftewijs.service')
  expect(file).toContain(`\nExecStart=/usr/bin/node ${startFlags.join(' ')} ${program}\n`)
  const [, environment = ''] = /^Environment=(.+)$/m.exec(file) ?? []
  expect(environment.split(' ')).toEqual(expect.arrayContaining(variables))
})

test('the image brings what a backup of Postgres runs, and what was compiled for it fits', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  expect(stages.at(-1)).toContain('install --yes --no-install-recommends postgresql-client ')
  expect(new Set(stages.map((stage) => stage.split(/\s/)[0]))).toEqual(new Set(['node:22-trixie-slim']))
})
