import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'sequelize'
import type { Database } from '../../database/database.ts'

/** Crockford's: no letter that reads as a figure. 256 is a multiple of its length, so every one is as likely. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codesOfOne = 10
const groups = 4
const lettersInGroup = 4

const drawGroup = () => [...randomBytes(lettersInGroup)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** 80 random bits: `7K3M-9QXA-…`. */
const drawCode = () => Array.from({ length: groups }, drawGroup).join('-')

/** A code as it is compared: however it was typed. */
const bare = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const idOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId} ${bare(code)}`)
    .digest('hex')

/** New recovery codes, as they are shown. */
export interface NewCodes {
  readonly codes: readonly string[]
  /** What the page that shows them holds to say that these were kept: tells no code. */
  readonly mark: string
}

/** Makes new recovery codes; those from before end. They are shown once: only their hashes are kept. */
export async function makeRecoveryCodes(
  { models }: Database,
  userId: number,
  transaction: Transaction,
): Promise<NewCodes> {
  const codes = Array.from({ length: codesOfOne }, drawCode)
  const rows = codes.map((code) => ({ id: idOf(userId, code), userId, isKept: false }))
  await models.recoveryCodes.destroy({ where: { userId }, transaction })
  await models.recoveryCodes.bulkCreate(rows, { transaction })
  return { codes, mark: rows[0]?.id ?? '' }
}

const keepAll = ({ models }: Database, userId: number, transaction: Transaction) =>
  models.recoveryCodes.update({ isKept: true }, { where: { userId }, transaction })

/** Notes that a person has the codes they were shown; false when newer ones were made since. */
export const keepRecoveryCodes = (database: Database, userId: number, mark: string): Promise<boolean> =>
  database.write(async (transaction) => {
    const isThere = (await database.models.recoveryCodes.count({ where: { id: mark, userId }, transaction })) > 0
    if (isThere) await keepAll(database, userId, transaction)
    return isThere
  })

/** Whether a code was one of the person's; it is used up with that. */
export async function takeRecoveryCode(
  database: Database,
  userId: number,
  typed: string,
  transaction: Transaction,
): Promise<boolean> {
  const where = { id: idOf(userId, typed), userId }
  if ((await database.models.recoveryCodes.destroy({ where, transaction })) === 0) return false
  // Who uses one has them.
  await keepAll(database, userId, transaction)
  return true
}
