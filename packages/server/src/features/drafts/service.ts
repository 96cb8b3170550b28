import { lookAroundUserId } from '@aangiftewijs/domain/session'
import {
  type Draft,
  type DraftStep,
  draftSteps,
  isDraftId,
  type PutDraft,
  revisionsOfSave,
} from '@aangiftewijs/domain/tax-return'
import { Op, type Transaction } from 'sequelize'
import type { Database } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { notFound } from '../../errors.ts'
import type { DraftRow } from '../../models/draft.ts'
import { requireOpenFiling, requireSmall } from '../tax-return/policy.ts'

/** Each page that is typed on has a draft of its own, so that two windows lose nothing to each other; the oldest goes. */
const mostOfOneStep = 5

/** Drafts of a step in one answer, of all returns. */
const mostListed = 20

/** Drafts of a person, by their ids. */
export interface DraftKeys {
  readonly userId: number
  readonly ids: readonly string[]
}

/** The ids of drafts in what a browser sent: those of a page, and the one it began with. */
export const draftIdsIn = (text: string): readonly string[] => text.split(' ').filter(isDraftId).slice(0, mostOfOneStep)

/** A draft as it crosses the wire, to its owner only. */
export const presentDraft = ({ id, taxFilingId, content, savedAt }: DraftRow): Draft => ({
  id,
  taxFilingId,
  fields: content.fields,
  base: content.base,
  savedAt: savedAt.toISOString(),
})

/** Under which a person's drafts of a step are kept. */
const keyOf = (userId: number, step: DraftStep) => `drafts of ${userId} in ${step}`
const keysOf = (userId: number) => draftSteps.map((step) => keyOf(userId, step))

/** What a person typed in a step and did not save, of all their returns, the latest first. */
export async function listDrafts(
  { database }: Dependencies,
  userId: number,
  step: DraftStep,
): Promise<readonly Draft[]> {
  if (userId === lookAroundUserId) return []
  return database.cached(keyOf(userId, step), async () => {
    const rows = await database.models.drafts.findAll({
      where: { userId, step },
      order: [['savedAt', 'DESC']],
      limit: mostListed,
    })
    return rows.map(presentDraft)
  })
}

/** What a page sends to be kept. */
export interface KeepDraft extends PutDraft {
  readonly id: string
  readonly step: DraftStep
}

/**
 * Keeps what stands in a form, in the place of what the same page sent before and of the draft it began with. What arrives late
 * changes nothing, also once its answers were saved.
 * @throws `not-found` (also for someone else's return or draft), `filing-completed`, `too-large`
 */
export function keepDraft({ database, clock }: Dependencies, draft: KeepDraft): Promise<Draft> {
  const { userId, id, step, taxFilingId, revision, replaces, fields, base } = draft
  requireSmall({ fields, base })
  const { drafts, taxFilings } = database.models
  return database.write(async (transaction) => {
    if (taxFilingId !== null) {
      const filing = await taxFilings.findOne({ where: { id: taxFilingId, userId }, transaction })
      if (!filing) throw notFound()
      requireOpenFiling(filing)
    }
    const known = await drafts.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE })
    const isEnded = known?.step === 'ended'
    const isOther = !isEnded && (known?.step !== step || known.taxFilingId !== taxFilingId)
    if (known && (known.userId !== userId || isOther)) throw notFound()
    const savedAt = clock.now()
    if (known && known.revision >= revision)
      return isEnded ? { id, taxFilingId, fields, base, savedAt: savedAt.toISOString() } : presentDraft(known)
    const typed = { step, taxFilingId, revision, content: { fields, base }, savedAt }
    const kept = known
      ? await known.update(typed, { transaction })
      : await drafts.create({ id, userId, ...typed }, { transaction })
    if (replaces !== null) await deleteDrafts(database, { userId, ids: [replaces] }, transaction)
    await deleteOldest(database, kept, transaction)
    return presentDraft(kept)
  }, keysOf(userId))
}

async function deleteOldest({ models }: Database, { userId, taxFilingId, step }: DraftRow, transaction: Transaction) {
  const rows = await models.drafts.findAll({
    where: { userId, taxFilingId, step },
    attributes: ['id'],
    order: [['savedAt', 'DESC']],
    offset: mostOfOneStep,
    limit: mostOfOneStep,
    transaction,
  })
  if (rows.length > 0) await models.drafts.destroy({ where: { id: rows.map(({ id }) => id) }, transaction })
}

/** Deletes drafts of a person within a write; how many there were. */
function deleteDrafts({ models }: Database, { userId, ids }: DraftKeys, transaction: Transaction): Promise<number> {
  return models.drafts.destroy({ where: { id: [...ids], userId }, transaction })
}

/** Ends what saved answers were typed in, within their write; `ids` as `Draft-Id` names them. */
export async function endDrafts(
  { database, clock }: Dependencies,
  { userId, ids }: DraftKeys,
  transaction: Transaction,
): Promise<void> {
  const { drafts } = database.models
  const [id, began] = ids
  const own = began === undefined ? null : await drafts.findOne({ where: { id, userId }, transaction })
  await deleteDrafts(database, { userId, ids }, transaction)
  if (id === undefined || began === undefined) return
  if (await drafts.findByPk(id, { transaction })) return
  const revision = (own?.revision ?? 0) + revisionsOfSave
  const content = { fields: {}, base: {} }
  await drafts.create(
    { id, userId, taxFilingId: null, step: 'ended', revision, content, savedAt: clock.now() },
    { transaction },
  )
}

const aDay = 24 * 60 * 60_000

/** Forgets which drafts have ended: by then nothing of them is on its way. */
export async function deleteEndedDrafts({ database, clock }: Dependencies): Promise<void> {
  const where = { step: 'ended', savedAt: { [Op.lte]: new Date(clock.now().getTime() - aDay) } }
  await database.write((transaction) => database.models.drafts.destroy({ where, transaction }))
}

/** Deletes all drafts of a return within a write. */
export async function deleteDraftsOf(
  { models }: Database,
  taxFilingId: number,
  transaction: Transaction,
): Promise<void> {
  await models.drafts.destroy({ where: { taxFilingId }, transaction })
}

/** Forgets what a person typed, as they chose; whether there was such a draft of theirs. */
export async function discardDrafts({ database }: Dependencies, keys: DraftKeys): Promise<boolean> {
  return (await database.write((transaction) => deleteDrafts(database, keys, transaction), keysOf(keys.userId))) > 0
}
