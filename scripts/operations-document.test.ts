import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const operations = read('docs/operations.md')

/** What is given to a shell or to cron: the indented lines. */
const commands = operations
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('    '))
  .map((line) => line.trim())

test('cron looks in two folders only, so its lines name programs of others by their whole path', () => {
  const scheduled = commands.filter((line) => /^[\d*]+( [\d*]+){4} /.test(line))
  expect(scheduled.length).toBeGreaterThan(0)
  for (const line of scheduled) expect(line).toMatch(/^[\d* ]+\/usr\/local\/bin\/aangiftewijs backup /)
})

test('the script for systemd passes the passphrase of backups on', () => {
  const script = commands.find((line) => line.startsWith('exec systemd-run')) ?? ''
  expect(script).toContain(' --setenv=BACKUP_PASSPHRASE ')
  expect(script).toContain(' --property=EnvironmentFile=-/etc/aangiftewijs-backup.env ')
})

test('restoring in compose runs the operator’s program, not the image’s own', () => {
  const restoring = commands.find((line) => line.startsWith('docker compose run')) ?? ''
  expect(restoring.replaceAll(/ +/g, ' ')).toContain(
    '--entrypoint node web-1 packages/server/dist/aangiftewijs.js restore',
  )
})

const unit = read('deploy/aangiftewijs.service')

test('systemd signals the first process of the unit only', () => {
  expect(unit).toContain('\nKillMode=mixed\n')
})

// By itself it gives up after five starts in ten seconds, and a start without its database ends at once.
test('systemd starts the server until its database is there', () => {
  const about = unit.slice(unit.indexOf('[Unit]'), unit.indexOf('[Service]'))
  expect(about).toMatch(/^After=.*\bpostgresql\.service$/m)
  expect(about).toContain('\nStartLimitIntervalSec=0\n')
  expect(unit).toMatch(/^RestartSec=[1-9]\d*$/m)
})

test('the proxy goes by what no server shares, and sees one that stops before it is gone', () => {
  const caddyfile = read('deploy/Caddyfile')
  const [, uri] = /^\s*health_uri (\S+)$/m.exec(caddyfile) ?? []
  const [, interval] = /^\s*health_interval (\d+)s$/m.exec(caddyfile) ?? []
  const [, delay] = /^ +STOP_DELAY: "(\d+)"$/m.exec(read('compose.yaml')) ?? []
  expect([uri, Number(delay) >= 2 * Number(interval)]).toEqual(['/healthz', true])
  expect(read('Dockerfile')).toMatch(/^ +CMD .+\/healthz/m)
  // Anybody can make a request fail.
  expect(caddyfile).not.toMatch(/^\s*(?:fail_duration|max_fails|unhealthy_)/m)
  expect(caddyfile).toMatch(/^\thandle_errors \{\n\t\theader Retry-After /m)
})

test('no server’s memory comes onto a disk', () => {
  expect(unit).toContain('\nLimitCORE=0\n')
  expect(read('compose.yaml')).toContain('\n  ulimits: { core: 0 }\n')
})

test('servers that are gone say nothing, so there are alerts about that', () => {
  const rules = read('deploy/alerts.yml')
  expect(rules).toContain('expr: up{job="aangiftewijs"} == 0\n')
  expect(rules).toContain('expr: absent(up{job="aangiftewijs"} == 1)\n')
})

test('each alert is about a metric that the page explains', () => {
  const metrics = read('deploy/alerts.yml').match(/\b(?:aangiftewijs|nodejs|process)_\w+/g) ?? []
  const named = metrics.map((name) => name.replace(/_(?:count|bucket)$/, ''))
  expect([...new Set(named)].filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

test('who asks whether a server is well, and files that are there anyway, do not make failures rare', () => {
  const rates = read('deploy/alerts.yml').match(/request_seconds_\w+[^[]*\[5m\]/g) ?? []
  const ofPeople = rates.filter((rate) => rate.includes('route!~"GET /(healthz|readyz)|static"'))
  expect(ofPeople).toHaveLength(3)
  expect(rates.filter((rate) => !ofPeople.includes(rate))).toEqual(['request_seconds_count{status="507"}[5m]'])
})
