import { testBsn } from '@aangiftewijs/domain/bsn'
import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import type { Models } from '../models/index.ts'
import type { dataIn } from './exported.ts'

/** The columns of a row, by their names. */
type Row = Readonly<Record<string, unknown>>

/** Tables whose rows are about nobody in particular. Every other one has to be told below. */
export const ofNobody = [
  'newsArticles',
  'newsReports',
  'hiddenNews',
  'doomedBytes',
  'installation',
  'deletions',
] as const
export type Personal = Exclude<keyof Models, (typeof ofNobody)[number]>

const at = new Date('2025-03-01T04:05:06.789Z')
const later = new Date('2025-04-05T06:07:08.901Z')
const hash = 'a'.repeat(64)

/** Of each table about a person one row with all its columns filled. */
export const filled: Readonly<Record<Personal, (userId: number) => Row>> = {
  users: () => ({
    chosenFilingId: 7,
    disabledAt: later,
    idleWarnedAt: at,
    lastLogin: at,
    bsn: testBsn,
    digidTokens: { name: 'a token' },
    language: 'nl',
    theme: 'dark',
  }),
  sessions: (userId) => ({ id: hash, userId, createdAt: at, lastSeenAt: later }),
  taxFilings: (userId) => ({
    id: 7,
    userId,
    year: 2024,
    currentStep: 'review',
    completed: true,
    isJointFiling: true,
    setupData: { taxIdentifier: testBsn },
    partnerData: { fullName: 'Kim Jansen' },
    incomeData: { salary: 41_000 },
    deductionsData: deductionsWith({ mortgageInterest: 6_000 }),
    splitData: { homeShare: 60 },
    calculatedTax: 9_100,
    askedJointly: { income: false },
    submittedName: 'Kim de Wit',
    correctsFilingId: 6,
    correctsAlso: [4, 2],
    version: 3,
    createdAt: at,
    updatedAt: later,
  }),
  documents: (userId) => ({
    id: 11,
    userId,
    taxFilingId: 7,
    type: 'income_statement',
    filename: 'wages.pdf',
    filesize: 4_321,
    uploadedAt: at,
    path: 'a/path',
    extractedData: { kind: 'amount', amount: 12, evidence: {} },
    corrections: [{ statement: 3, field: 'salary', amount: 99 }],
    verdict: 'mine',
    status: 'completed',
    isPasswordProtected: true,
    scanAttempts: 2,
    leasedUntil: later,
    sha256: hash,
    mime: 'application/pdf',
  }),
  drafts: (userId) => ({
    id: 'd'.repeat(32),
    userId,
    taxFilingId: 7,
    step: 'income',
    revision: 5,
    content: { fields: { salary: '41.000' }, base: {} },
    savedAt: at,
  }),
  auditEntries: (userId) => ({ at, userId, event: 'account-exported', address: '198.51.100.0/24', hash }),
  passwordLinks: (userId) => ({ id: hash, userId, expiresAt: later }),
  emailChanges: (userId) => ({ id: hash, userId, email: 'new@example.org', expiresAt: later }),
  passkeys: (userId) => ({
    id: 13,
    userId,
    credentialId: 'credential',
    publicKey: 'key',
    counter: 17,
    transports: 'usb,nfc',
    name: 'My key',
    createdAt: at,
    lastUsedAt: later,
  }),
  recoveryCodes: (userId) => ({ id: hash, userId, isKept: true }),
  passkeyChallenges: (userId) => ({ id: hash, userId, challenge: 'challenge', expiresAt: later }),
  idempotentAnswers: (userId) => ({
    id: hash,
    userId,
    createdAt: at,
    isDone: true,
    content: { asked: hash, answer: { status: 201, etag: '"1"', body: '{}' } },
  }),
}
export const tables = Object.keys(filled) as Personal[]

export type Told = ReturnType<typeof dataIn>

/** Where each of these rows stands in a person's export, with what is called otherwise there under its column's name. */
export const told: Readonly<Record<Personal, (data: Told) => Row>> = {
  users: ({ account }) => account,
  sessions: ({ sessions }) => sessions[0],
  taxFilings: ({ taxFilings }) => taxFilings[0],
  documents: ({ documents }) => documents[0],
  drafts: ({ drafts: [{ fields, base, ...draft }] }) => ({ ...draft, content: { fields, base } }),
  auditEntries: ({ activity }) => activity[0],
  passwordLinks: ({ passwordLinks }) => passwordLinks[0],
  emailChanges: ({ emailChanges }) => emailChanges[0],
  passkeys: ({ secondFactor }) => secondFactor.passkeys[0],
  recoveryCodes: ({ secondFactor }) => ({ isKept: secondFactor.areCodesKept }),
  passkeyChallenges: () => ({}),
  idempotentAnswers: ({ keptAnswers: [{ status, body, createdAt }] }) => ({
    createdAt,
    content: { asked: hash, answer: { status, body, etag: '"1"' } },
  }),
}
