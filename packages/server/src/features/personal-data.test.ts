import { isDeepStrictEqual } from 'node:util'
import type { Model, ModelStatic } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEncrypted } from '../models/encrypted-column.ts'
import { filled, ofNobody, type Personal, type Told, tables, told } from '../testing/personal-rows.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { features } from './index.ts'
import { exportAccount } from './session/account.ts'

/** Columns by why; without a table's name it is that column of every table. */
type ByReason = Readonly<Record<string, readonly string[]>>

/** What is held about a person and not in their export, by why. A new column is told, or has its reason here. */
const notTold: ByReason = {
  'said once for the whole export, which is theirs': ['userId'],
  'a hash of a secret that only its owner has, no use to them and a start for who finds the file': [
    'users.password',
    'sessions.id',
    'passwordLinks.id',
    'emailChanges.id',
    'recoveryCodes.id',
    'passkeyChallenges.id',
    'idempotentAnswers.id',
  ],
  'a spelling of another column, which is told': ['users.usernameKey', 'users.emailKey'],
  'random, for minutes, until a passkey signed it': ['passkeyChallenges.challenge', 'passkeyChallenges.expiresAt'],
  'of the file, which is in the export as it is kept': ['documents.path', 'documents.sha256', 'documents.mime'],
  'which process works on it, and how often one began': ['documents.scanAttempts', 'documents.leasedUntil'],
  'told with the answer that came of it': ['idempotentAnswers.isDone'],
  'of the chain that shows that no entry was changed': ['auditEntries.id', 'auditEntries.hash'],
}

/** What is held about a person as it is, by why. A new column is encrypted, or has its reason here. */
const inPlain: ByReason = {
  'a number or a random name that rows are found by': [
    'id',
    'userId',
    'taxFilingId',
    'chosenFilingId',
    'correctsFilingId',
  ],
  'when something was or ends: rows are sorted and deleted by it': [
    'createdAt',
    'updatedAt',
    'savedAt',
    'expiresAt',
    'users.lastLogin',
    'users.disabledAt',
    'users.idleWarnedAt',
    'sessions.lastSeenAt',
    'documents.uploadedAt',
    'documents.leasedUntil',
    'auditEntries.at',
    'passkeys.lastUsedAt',
  ],
  'who signs in is found by it, or written to': [
    'users.username',
    'users.usernameKey',
    'users.email',
    'users.emailKey',
    'users.authMethod',
    'emailChanges.email',
  ],
  'a hash that no password comes back from': ['users.password'],
  'what a person likes to read and see': ['users.language', 'users.theme'],
  'which return it is and how far it is: one a year is open, and no answer is told by it': [
    'taxFilings.year',
    'taxFilings.currentStep',
    'taxFilings.completed',
    'taxFilings.isJointFiling',
    'taxFilings.version',
    'drafts.step',
    'drafts.revision',
  ],
  'which kind of file it is and how far it is read; what it says is encrypted': [
    'documents.type',
    'documents.filesize',
    'documents.path',
    'documents.verdict',
    'documents.status',
    'documents.isPasswordProtected',
    'documents.scanAttempts',
    'documents.mime',
  ],
  'the trail is read by operators, with a network in place of an address': [
    'auditEntries.event',
    'auditEntries.address',
    'auditEntries.hash',
  ],
  'public by its kind, and no secret of the authenticator': [
    'passkeys.credentialId',
    'passkeys.publicKey',
    'passkeys.counter',
    'passkeys.transports',
    'passkeyChallenges.challenge',
  ],
  'whether it is done': ['recoveryCodes.isKept', 'idempotentAnswers.isDone'],
}

/** What is in neither: a column without a reason, and a reason without a column. */
function differing(columns: readonly string[], reasons: ByReason) {
  const listed = Object.values(reasons).flat()
  const names = (entry: string, column: string) => column === entry || column.endsWith(`.${entry}`)
  return {
    withoutReason: columns.filter((column) => !listed.some((entry) => names(entry, column))),
    withoutColumn: listed.filter((entry) => !columns.some((column) => names(entry, column))),
  }
}
const none = { withoutReason: [], withoutColumn: [] }

let server: TestServer
let rows: Readonly<Record<Personal, Model>>
let data: Told
beforeAll(async () => {
  server = await startServer()
  const { database } = server.dependencies
  const { id } = await server.browser().register('everything')
  await database.write(async (transaction) => {
    await database.models.sessions.destroy({ where: {}, transaction })
    await database.models.auditEntries.destroy({ where: {}, transaction })
    await database.models.users.update(filled.users(id), { where: { id }, transaction })
    // In their order: what names another row comes after it.
    for (const table of tables)
      if (table !== 'users') await modelOf(table).create({ ...filled[table](id) }, { transaction })
  })
  const found = await Promise.all(
    tables.map(async (table) => [table, await modelOf(table).findOne({ where: { [keyOf(table)]: id } })] as const),
  )
  rows = Object.fromEntries(found) as typeof rows
  const user = await database.models.users.findByPk(id, { rejectOnEmpty: true })
  data = JSON.parse(JSON.stringify(await exportAccount(server.dependencies, features, user)))
})
afterAll(() => server.stop())

const modelOf = (table: Personal): ModelStatic<Model> => server.dependencies.database.models[table]
const keyOf = (table: Personal) => (table === 'users' ? 'id' : 'userId')
const columns = () =>
  tables.flatMap((table) => Object.keys(modelOf(table).getAttributes()).map((name) => [table, name] as const))

test('every table is of nobody, or about a person', () =>
  expect([...tables, ...ofNobody].toSorted()).toEqual(Object.keys(server.dependencies.database.models).toSorted()))

test('every column about a person is in their export as it is kept, or in the list of those that are not', () => {
  const missing = columns().flatMap(([table, name]) => {
    const kept: unknown = JSON.parse(JSON.stringify(rows[table].get(name)))
    expect(kept, `${table}.${name} has no value in this test`).not.toBeNull()
    return isDeepStrictEqual(told[table](data)[name], kept) ? [] : [`${table}.${name}`]
  })
  expect(differing(missing, notTold)).toEqual(none)
})

test('every column about a person is encrypted, or in the list of those that are not', () => {
  const plain = columns().filter(([table, name]) => !isEncrypted(modelOf(table).getAttributes()[name] ?? {}))
  const names = plain.map((column) => column.join('.'))
  expect(differing(names, inPlain)).toEqual(none)
})
