import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from './env.ts'
import { openKeys, prepareDataDir } from './generated-keys.ts'

test('nothing set gives the defaults; blank counts as nothing', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ', SESSION_SECRET: ' '.repeat(40), HOME: '/root' })).toEqual({
    mode: 'development',
    port: 3000,
    host: 'localhost',
    dataDir: resolve('data'),
    compress: true,
    workers: 1,
    stopDelay: 0,
    databaseUrl: null,
    documentStore: null,
    bucketRegion: null,
    sessionSecret: null,
    sessionSecretFallbacks: [],
    dataKey: null,
    dataKeyFallbacks: [],
    publicOrigin: 'http://localhost:3000',
    trustedProxies: expect.any(BlockList),
    metricsPort: null,
    metricsHost: '127.0.0.1',
    smtpUrl: null,
    mailFrom: 'no-reply@localhost',
    newsHost: 'news.localhost',
    newsFeeds: [],
    newsFeedsPrivate: false,
    documentTtlHours: 24,
    uploadReserve: 500_000_000,
    accountIdleMonths: 24,
    trailMonths: 12,
    controller: null,
    controllerContact: null,
    processors: [],
    backupDays: null,
    donationUrl: 'https://example.org/donate',
    socialLinks: [],
    defaultLanguage: null,
    inspector: true,
    demoAccount: true,
    logLevel: 'info',
  })
})

test('an https address is for people: without NODE_ENV nothing there is for developers', () => {
  const PUBLIC_ORIGIN = 'https://tax.example'
  expect(readConfig({ PUBLIC_ORIGIN })).toMatchObject({ mode: 'production', inspector: false, demoAccount: false })
  expect(readConfig({ PUBLIC_ORIGIN, NODE_ENV: 'development' })).toMatchObject({ inspector: true, demoAccount: true })
  expect(() => readConfig({ PUBLIC_ORIGIN, DATABASE_URL: 'postgres://x/y' })).toThrow('SESSION_SECRET and DATA_KEY')
})

test('everything set is read', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://tax.example/',
    NEWS_FEEDS: 'https://a.example/feed, https://b.example/rss',
    DATA_KEY: 'ab'.repeat(32),
    DATA_KEY_FALLBACKS: `${'cd'.repeat(32)}, ${Buffer.alloc(32, 7).toString('base64')}`,
    SESSION_SECRET_FALLBACKS: 'o'.repeat(32),
    DATABASE_URL: 'postgres://localhost/tax',
    SESSION_SECRET: 's'.repeat(32),
    DOCUMENT_TTL_HOURS: '0.5',
    UPLOAD_RESERVE_MB: '0',
    ACCOUNT_IDLE_MONTHS: '6',
    TRAIL_MONTHS: '3',
    DONATION_URL: 'https://pay.example/give?to=us',
    SOCIAL_LINKS: 'https://mastodon.example/@us, https://code.example/us',
    DEFAULT_LANGUAGE: 'mix',
    COMPRESS: 'off',
    WORKERS: '4',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicOrigin: 'https://tax.example',
    newsFeeds: ['https://a.example/feed', 'https://b.example/rss'],
    dataKey: Buffer.from('ab'.repeat(32), 'hex'),
    dataKeyFallbacks: [Buffer.from('cd'.repeat(32), 'hex'), Buffer.alloc(32, 7)],
    sessionSecretFallbacks: ['o'.repeat(32)],
    documentTtlHours: 0.5,
    uploadReserve: 0,
    accountIdleMonths: 6,
    trailMonths: 3,
    donationUrl: 'https://pay.example/give?to=us',
    socialLinks: ['https://mastodon.example/@us', 'https://code.example/us'],
    defaultLanguage: 'mix',
    compress: false,
    workers: 4,
    inspector: false,
    demoAccount: false,
  })
})

test.each<readonly [Readonly<Record<string, string>>, string]>([
  [{ PORT: 'high' }, 'PORT must be a whole number from 0 to 65535'],
  // The warning goes out a month before.
  [{ ACCOUNT_IDLE_MONTHS: '1' }, 'ACCOUNT_IDLE_MONTHS must be a whole number of months from 3 to 24'],
  [{ TRAIL_MONTHS: '13' }, 'TRAIL_MONTHS must be a whole number of months from 1 to 12'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [
    { PUBLIC_ORIGIN: 'https://x.example/path' },
    'PUBLIC_ORIGIN must be an origin such as https://example.org, without a path',
  ],
  [
    { PUBLIC_ORIGIN: 'https://someone@x.example' },
    'PUBLIC_ORIGIN must be an origin such as https://example.org, without a path',
  ],
  ...['postgres://user:p#s@host/tax', 'postgres://user:%zz@host/tax'].map(
    (DATABASE_URL) =>
      [
        { DATABASE_URL },
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/name, with %23 for # and %2F for / in the password',
      ] as const,
  ),
  ...['bucket', 's3://', 'ftp://host/bucket', 'https://host', 'https://host/one/two'].map(
    (DOCUMENT_STORE) =>
      [{ DOCUMENT_STORE }, 'DOCUMENT_STORE must be s3://bucket or an address such as https://host/bucket'] as const,
  ),
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
  [
    { SMTP_URL: 'smtp://mail.example:99999' },
    'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587',
  ],
  ...['us', 'a@b.nl\nBcc: c@d.nl', 'Us <us>'].map(
    (MAIL_FROM) => [{ MAIL_FROM }, 'MAIL_FROM must be an e-mail address, such as no-reply@example.org'] as const,
  ),
  [{ NEWS_HOST: '.' }, 'NEWS_HOST must be a host name, without scheme, port or path'],
  ...['0', 'Infinity', '1e300'].map(
    (DOCUMENT_TTL_HOURS) =>
      [{ DOCUMENT_TTL_HOURS }, 'DOCUMENT_TTL_HOURS must be a number of hours above 0 and at most 87600'] as const,
  ),
  [
    { DATA_KEY: `${'ab'.repeat(32)} and more` },
    'DATA_KEY must be 32 bytes, written as 64 hexadecimal digits or as base64',
  ],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64'],
  [{ DATA_KEY: 'short' }, 'DATA_KEY must be 32 bytes, written as 64 hexadecimal digits or as base64'],
  [
    { DATA_KEY_FALLBACKS: 'short' },
    'DATA_KEY_FALLBACKS each must be 32 bytes, written as 64 hexadecimal digits or as base64, separated by commas',
  ],
  [{ SESSION_SECRET_FALLBACKS: 'short' }, 'SESSION_SECRET_FALLBACKS must have at least 32 characters each'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  [{ DEFAULT_LANGUAGE: 'fr' }, 'DEFAULT_LANGUAGE must be en, nl or mix'],
  [{ INSPECTOR: 'maybe' }, 'INSPECTOR must be on or off'],
  [{ DONATION_URL: 'javascript:alert(1)' }, 'DONATION_URL must be an http(s) address'],
  [{ SOCIAL_LINKS: 'javascript:alert(1)' }, 'SOCIAL_LINKS must be http(s) addresses separated by commas'],
  [{ NEWS_FEEDS: 'ftp://x' }, 'NEWS_FEEDS must be http(s) addresses separated by commas'],
  [
    { PORT: 'x', LOG_LEVEL: 'y' },
    'PORT must be a whole number from 0 to 65535; LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  ],
])('%o stops the start with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(`The server cannot start: ${sentence}.`))
})

test.each([
  [
    { NEWS_HOST: 'Tax.example', PUBLIC_ORIGIN: 'https://tax.example' },
    'NEWS_HOST is tax.example, the host of https://tax.example',
  ],
  [{ NEWS_HOST: 'localhost' }, 'NEWS_HOST is localhost, the host of http://localhost:3000'],
])('%o would leave no place for the return', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(`The server cannot start: ${sentence}; give the news a name of its own`)
})

test('links in letters need an address that leads here', () => {
  const environment = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' }
  expect(() => readConfig(environment)).toThrow('PUBLIC_ORIGIN must be set when SMTP_URL is')
  const { smtpUrl, mailFrom } = readConfig({
    ...environment,
    PUBLIC_ORIGIN: 'https://tax.example',
    MAIL_FROM: 'Us <us@tax.example>',
  })
  expect([smtpUrl, mailFrom]).toEqual(['smtps://mail.example', 'Us <us@tax.example>'])
})

test.each([
  ['HTTPS://Tax.Example:443/', 'https://tax.example'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%s is %s, as browsers write it', (PUBLIC_ORIGIN, publicOrigin) => {
  expect(readConfig({ PUBLIC_ORIGIN })).toMatchObject({ publicOrigin })
})

test('production on a shared database wants its own secrets', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' })).toThrow(
    /SESSION_SECRET and DATA_KEY must be set/,
  )
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('keys are made once, for this user’s eyes only', () => {
  const config = readConfig({ DATA_DIR: join(emptyFolder(), 'new', 'folder') })
  const keys = openKeys(config)
  const again = openKeys(config)
  expect([again.sessionSecrets, again.dataKeys.all()]).toEqual([keys.sessionSecrets, keys.dataKeys.all()])
  expect(keys.dataKeys.current().bytes).toHaveLength(32)
  for (const name of ['data-key', 'session-secret']) {
    expect(statSync(join(config.dataDir, name)).mode & 0o777).toBe(0o600)
  }
})

test('a data folder that cannot be is one sentence', () => {
  const file = join(emptyFolder(), 'file')
  writeFileSync(file, '')
  expect(() => openKeys(readConfig({ DATA_DIR: join(file, 'data') }))).toThrow(
    new ConfigError(`The server cannot start: the data folder ${join(file, 'data')} cannot be written (ENOTDIR).`),
  )
})

test.skipIf(process.platform !== 'linux')('a data folder where no folder can be made is one sentence, and soon', () => {
  const dataDir = '/proc/aangiftewijs/data'
  expect(() => prepareDataDir({ dataDir })).toThrow(
    new ConfigError(`The server cannot start: the data folder ${dataDir} cannot be written (ENOENT).`),
  )
})
