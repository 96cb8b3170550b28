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

/** Makes new recovery codes; those from before end. They are shown once: only their hashes are kept. */
export async function makeRecoveryCodes({ models, write }: Database, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: codesOfOne }, drawCode)
  await write(async (transaction) => {
    await models.recoveryCodes.destroy({ where: { userId }, transaction })
    const rows = codes.map((code) => ({ id: idOf(userId, code), userId }))
    await models.recoveryCodes.bulkCreate(rows, { transaction })
  })
  return codes
}

/** Whether a code was one of the person's; it is used up with that. */
export async function takeRecoveryCode(
  { models }: Database,
  userId: number,
  typed: string,
  transaction: Transaction,
): Promise<boolean> {
  const where = { id: idOf(userId, typed), userId }
  return (await models.recoveryCodes.destroy({ where, transaction })) === 1
}
