import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { isEmail } from '@aangiftewijs/domain/email'
import { type LanguageChoice, languageChoices } from '@aangiftewijs/domain/language'
import * as z from 'zod'
import { readProxies } from './proxies.ts'
import {
  isDatabaseAddress,
  isMailServer,
  isSender,
  isStoreAddress,
  isWebAddress,
  originOf,
} from './setting-addresses.ts'
import { daysUpTo, keyBytes, keyForm, listOf, monthsOf, onOff } from './setting-values.ts'

/** The configuration of one server process, read once from the environment. Table of variables: docs/settings.md. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test'
  /** 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** Whether answers are compressed here, and not by a proxy. */
  readonly compress: boolean
  /** Absolute path of the SQLite file, the documents and the generated keys. */
  readonly dataDir: string
  /** A `postgres://` address, or null for SQLite in {@link dataDir}. */
  readonly databaseUrl: string | null
  /** An `s3://bucket` or `https://` address of an S3-compatible bucket, or null for files in {@link dataDir}. */
  readonly documentStore: string | null
  /** Where that bucket is, unless its address says so with `?region=`; null: nobody said. */
  readonly bucketRegion: string | null
  /** Null: generated into {@link dataDir}. */
  readonly sessionSecret: string | null
  /** Secrets from before it, whose signatures still count. */
  readonly sessionSecretFallbacks: readonly string[]
  /** 32 bytes; null: generated into {@link dataDir}. */
  readonly dataKey: Buffer | null
  /** Keys from before it, which still open what they sealed. */
  readonly dataKeyFallbacks: readonly Buffer[]
  /** Processes that answer on the port. */
  readonly workers: number
  /** Seconds in which everything is still answered after a signal to stop, and health checks are told. */
  readonly stopDelay: number
  /** Scheme, host and port people type. */
  readonly publicOrigin: string
  /** Whose word is believed about the client: the nearest proxy's, when it is one of these. */
  readonly trustedProxies: BlockList
  /** Where `/metrics` answers; null: nowhere. */
  readonly metricsPort: number | null
  /** The address it listens on. */
  readonly metricsHost: string
  /** The mail server as `smtp://` or `smtps://`; null: no mail is sent. */
  readonly smtpUrl: string | null
  /** Whom letters come from. */
  readonly mailFrom: string
  readonly newsHost: string
  readonly newsFeeds: readonly string[]
  /** Whether the hosts of `newsFeeds` may be in private networks. */
  readonly newsFeedsPrivate: boolean
  readonly documentTtlHours: number
  /** Bytes of the disk that uploads leave free, so that returns can be saved. */
  readonly uploadReserve: number
  /** Months after which an account that nobody uses is deleted, where mail can warn its owner. */
  readonly accountIdleMonths: number
  /** Months that an entry of the trail is kept. */
  readonly trailMonths: number
  /** Who answers for the data, with an address; null: nobody said. */
  readonly controller: string | null
  /** Where people reach them: an e-mail or web address. */
  readonly controllerContact: string | null
  /** Who keeps or carries data for them, each with its country. */
  readonly processors: readonly string[]
  /** Days that backups are kept; null: nobody said. */
  readonly backupDays: number | null
  /** Where the donation button leads: a payment page of someone else. */
  readonly donationUrl: string
  /** Where the product can be followed; the footer names each by its host. */
  readonly socialLinks: readonly string[]
  /** What visitors who have not chosen read; null: the language their browser prefers. */
  readonly defaultLanguage: LanguageChoice | null
  readonly inspector: boolean
  /** Whether there is an account whose password everyone can read. */
  readonly demoAccount: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** A configuration that cannot work; its message is one sentence for the operator. */
export class ConfigError extends Error {}

const port = 'must be a whole number from 0 to 65535'
const workers = 'must be a whole number from 1 to 64'
const stopDelay = 'must be a number of seconds from 0 to 60'
const origin = 'must be an origin such as https://example.org, without a path'
/** Ten years: a moment that far back can still be written as a date. */
const mostHours = 87_600
const hours = `must be a number of hours above 0 and at most ${mostHours}`
const megabytes = 'must be a whole number of megabytes'
const longestController = 200
const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
  PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65535, port).default(3000),
  HOST: z.string().min(1).default('localhost'),
  COMPRESS: onOff.default(true),
  WORKERS: z.coerce.number({ error: workers }).int(workers).min(1, workers).max(64, workers).default(1),
  STOP_DELAY: z.coerce.number({ error: stopDelay }).min(0, stopDelay).max(60, stopDelay).default(0),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, { error: 'must begin with postgres://', abort: true })
    .refine(
      isDatabaseAddress,
      'must be an address such as postgres://user:password@host:5432/name, with %23 for # and %2F for / in the password',
    )
    .nullable()
    .default(null),
  DOCUMENT_STORE: z
    .string()
    .refine(isStoreAddress, 'must be s3://bucket or an address such as https://host/bucket')
    .nullable()
    .default(null),
  AWS_REGION: z.string().nullable().default(null),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').nullable().default(null),
  SESSION_SECRET_FALLBACKS: z
    .string()
    .default('')
    .transform((value) => listOf(value))
    .refine((list) => list.every((one) => one.length >= 32), 'must have at least 32 characters each'),
  DATA_KEY: z
    .string()
    .refine((value) => keyBytes(value) !== null, keyForm)
    .transform(keyBytes)
    .nullable()
    .default(null),
  DATA_KEY_FALLBACKS: z
    .string()
    .default('')
    .transform((value) => listOf(value))
    .refine((keys) => keys.every((key) => keyBytes(key) !== null), `each ${keyForm}, separated by commas`)
    .transform((keys) => keys.flatMap((key) => keyBytes(key) ?? [])),
  PUBLIC_ORIGIN: z
    .string()
    .transform(originOf)
    .refine((value) => value !== null, origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(
      (list) => readProxies(list) !== null,
      'must be addresses, networks such as 10.0.0.0/8, loopback or private, separated by commas',
    )
    .transform((list) => readProxies(list) ?? new BlockList()),
  METRICS_PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65535, port).nullable().default(null),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(isMailServer, 'must be an address such as smtp://user:password@mail.example.org:587')
    .nullable()
    .default(null),
  MAIL_FROM: z.string().refine(isSender, 'must be an e-mail address, such as no-reply@example.org').optional(),
  NEWS_HOST: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, 'must be a host name, without scheme, port or path')
    .default('news.localhost'),
  NEWS_FEEDS: z
    .string()
    .default('')
    .transform((value) => listOf(value))
    .refine((feeds) => feeds.every(isWebAddress), 'must be http(s) addresses separated by commas'),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((value) => listOf(value))
    .refine((links) => links.every(isWebAddress), 'must be http(s) addresses separated by commas'),
  NEWS_FEEDS_PRIVATE: onOff.default(false),
  DOCUMENT_TTL_HOURS: z.coerce.number({ error: hours }).positive(hours).max(mostHours, hours).default(24),
  UPLOAD_RESERVE_MB: z.coerce.number({ error: megabytes }).int(megabytes).min(0, megabytes).default(500),
  ACCOUNT_IDLE_MONTHS: monthsOf(3, 24),
  TRAIL_MONTHS: monthsOf(1, 12),
  CONTROLLER: z
    .string()
    .max(longestController, `must have at most ${longestController} characters`)
    .nullable()
    .default(null),
  CONTROLLER_CONTACT: z
    .string()
    .refine((value) => isEmail(value) || isWebAddress(value), 'must be an e-mail address or an http(s) address')
    .nullable()
    .default(null),
  PROCESSORS: z
    .string()
    .default('')
    .transform((value) => listOf(value, ';')),
  BACKUP_DAYS: daysUpTo(366).nullable().default(null),
  DONATION_URL: z.string().refine(isWebAddress, 'must be an http(s) address').default('https://example.org/donate'),
  DEFAULT_LANGUAGE: z.enum(languageChoices, { error: 'must be en, nl or mix' }).nullable().default(null),
  INSPECTOR: onOff.optional(),
  DEMO_ACCOUNT: onOff.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

/**
 * Reads the environment. Blank variables count as absent.
 * @throws {ConfigError} with one sentence naming every wrong variable; where all are right by themselves, the first two that do not go together.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = variables.safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(`The server cannot start: ${[...new Set(wrong)].join('; ')}.`)
  }
  const env = read.data
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  // Where people come by https, what is for developers is off also when this was forgotten: a unit of one's own, an orchestrator.
  const mode = env.NODE_ENV ?? (publicOrigin.startsWith('https:') ? 'production' : 'development')
  const isProduction = mode === 'production'
  if (isProduction && env.DATABASE_URL && !(env.SESSION_SECRET && env.DATA_KEY)) {
    throw new ConfigError(
      'The server cannot start: SESSION_SECRET and DATA_KEY must be set when production runs against a shared database.',
    )
  }
  if (env.WORKERS > 1 && env.DATABASE_URL === null) {
    throw new ConfigError(
      'The server cannot start: WORKERS above 1 needs a shared database in DATABASE_URL; an SQLite file has one process.',
    )
  }
  const newsHost = env.NEWS_HOST.toLowerCase()
  if (newsHost === new URL(publicOrigin).hostname) {
    throw new ConfigError(
      `The server cannot start: NEWS_HOST is ${newsHost}, the host of ${publicOrigin}; give the news a name of its own, or people find nothing else there.`,
    )
  }
  if ((env.CONTROLLER === null) !== (env.CONTROLLER_CONTACT === null)) {
    throw new ConfigError(
      'The server cannot start: CONTROLLER and CONTROLLER_CONTACT belong together: the privacy statement says who answers for the data, and where to reach them.',
    )
  }
  if (isProduction && env.SMTP_URL && !env.PUBLIC_ORIGIN) {
    throw new ConfigError(
      'The server cannot start: PUBLIC_ORIGIN must be set when SMTP_URL is; the links in letters lead there.',
    )
  }
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    compress: env.COMPRESS,
    workers: env.WORKERS,
    stopDelay: env.STOP_DELAY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    documentStore: env.DOCUMENT_STORE,
    bucketRegion: env.AWS_REGION,
    sessionSecret: env.SESSION_SECRET,
    sessionSecretFallbacks: env.SESSION_SECRET_FALLBACKS,
    dataKey: env.DATA_KEY,
    dataKeyFallbacks: env.DATA_KEY_FALLBACKS,
    publicOrigin,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    newsHost,
    newsFeeds: env.NEWS_FEEDS,
    newsFeedsPrivate: env.NEWS_FEEDS_PRIVATE,
    documentTtlHours: env.DOCUMENT_TTL_HOURS,
    uploadReserve: env.UPLOAD_RESERVE_MB * 1_000_000,
    accountIdleMonths: env.ACCOUNT_IDLE_MONTHS,
    trailMonths: env.TRAIL_MONTHS,
    controller: env.CONTROLLER,
    controllerContact: env.CONTROLLER_CONTACT,
    processors: env.PROCESSORS,
    backupDays: env.BACKUP_DAYS,
    donationUrl: env.DONATION_URL,
    socialLinks: env.SOCIAL_LINKS,
    defaultLanguage: env.DEFAULT_LANGUAGE,
    inspector: env.INSPECTOR ?? !isProduction,
    demoAccount: env.DEMO_ACCOUNT ?? !isProduction,
    logLevel: env.LOG_LEVEL,
  }
}
