import { lookAroundUserId } from '@aangiftewijs/domain/session'
import {
  amountsAtSubmission,
  askedAfter,
  type CreateFiling,
  type FilingPatch,
  firstUnanswered,
  partnerEmployersIn,
  type Step,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Op, type Transaction } from 'sequelize'
import type { AlsoWrite } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { notFound, notSubmitted } from '../../errors.ts'
import type { TaxFilingRow } from '../../models/tax-filing.ts'
import { claimDocuments } from '../documents/belonging.ts'
import { listDocuments } from '../documents/service.ts'
import { deleteDraftsOf, endDrafts } from '../drafts/service.ts'
import { forgetTakenOver, takeOver } from '../drafts/take-over.ts'
import { forgetPartner, forgetTakenOverPartner } from './forget-partner.ts'
import { lockYears } from './lock-years.ts'
import { requireAgreeing, requirePlausible, requireTwoPeople, setupWithBsn, surroundingsOf } from './people.ts'
import {
  requireCounting,
  requireFinished,
  requireNoOpenReturn,
  requireOpenFiling,
  requireOpenStep,
  requireRoom,
  requireSmall,
  requireUntakenYear,
  requireVersion,
  taxOf,
} from './policy.ts'
import { presentFiling } from './presenter.ts'

/** A person's returns, newest first. The look-around citizen has none. */
export async function listFilings({ database }: Dependencies, userId: number): Promise<readonly TaxFiling[]> {
  if (userId === lookAroundUserId) return []
  return database.cached(`filings of ${userId}`, async () => {
    const rows = await database.models.taxFilings.findAll({
      where: { userId },
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
    })
    return rows.map(presentFiling)
  })
}

/** A return of the person, which nobody else can change until the transaction ends. @throws `not-found`, also when it is someone else's */
export async function findFiling(
  { database: { models } }: Dependencies,
  userId: number,
  id: number,
  transaction: Transaction,
) {
  const row = await models.taxFilings.findOne({ where: { id, userId }, transaction, lock: transaction.LOCK.UPDATE })
  if (!row) throw notFound()
  return row
}

/** From now on the steps work on this return. */
async function choose({ database: { models } }: Dependencies, { userId, id }: TaxFilingRow, transaction: Transaction) {
  const isOther = { [Op.or]: [{ [Op.is]: null }, { [Op.ne]: id }] }
  await models.users.update({ chosenFilingId: id }, { where: { id: userId, chosenFilingId: isOther }, transaction })
}

/**
 * Makes a return the one the steps work on. `draftIds`: what that was said in, which are drafts no more.
 * @throws `not-found`, also when it is someone else's
 */
export function chooseFiling(
  dependencies: Dependencies,
  userId: number,
  filingId: number,
  draftIds: readonly string[] = [],
): Promise<TaxFiling> {
  return dependencies.database.write(async (transaction) => {
    const row = await findFiling(dependencies, userId, filingId, transaction)
    await choose(dependencies, row, transaction)
    await endDrafts(dependencies, { userId, ids: draftIds }, transaction)
    return presentFiling(row)
  })
}

/**
 * Starts a return for the person it belongs to, and chooses it. `draftIds`: what it was typed in, which are drafts no more. With
 * `startFromId` the steps begin with what lasts of that return, as drafts (ADR 0076).
 * @throws `invalid-input`, `too-large`, `step-not-open`, `year-taken` (there is an open return of that year), `too-many-returns`,
 * `not-found` for a return to start from that is not the person's
 */
export async function createFiling(
  dependencies: Dependencies,
  { userId, year, currentStep, startFromId, ...input }: CreateFiling,
  draftIds: readonly string[] = [],
  also: AlsoWrite<TaxFiling> = async () => {},
): Promise<TaxFiling> {
  const { database, clock } = dependencies
  requireSmall(input)
  requirePlausible(input, surroundingsOf(dependencies))
  return database.write(async (transaction) => {
    const years = await lockYears(dependencies, userId, transaction)
    requireNoOpenReturn(years, year)
    requireRoom(years)
    const from =
      startFromId === undefined ? null : presentFiling(await findFiling(dependencies, userId, startFromId, transaction))
    const now = clock.now()
    const fresh = {
      userId,
      year,
      currentStep,
      isJointFiling: input.isJointFiling ?? from?.isJointFiling ?? false,
      completed: false,
      setupData: null,
      partnerData: null,
      incomeData: null,
      deductionsData: null,
      calculatedTax: null,
      createdAt: now,
      updatedAt: now,
    }
    requireOpenStep(fresh, currentStep)
    await endDrafts(dependencies, { userId, ids: draftIds }, transaction)
    const sent = input.setupData ?? from?.setupData
    const setupData = sent ? await setupWithBsn(dependencies, from ?? fresh, sent, transaction) : null
    requireAgreeing({ setupData: setupData ?? undefined }, fresh)
    const row = await database.models.taxFilings.create({ ...fresh, setupData }, { transaction })
    if (from !== null) await takeOver(dependencies, from, row, ['partner', 'income', 'deductions'], transaction)
    await claimDocuments(dependencies, row, transaction)
    await choose(dependencies, row, transaction)
    const filing = presentFiling(row)
    await also(filing, transaction)
    return filing
  })
}

/**
 * Lets setup begin a return of a year with what lasts of another one. Until it is continued with there is none, and discarding it is
 * declining. `draftIds`: what was typed in its place, which is a draft no more.
 * @throws `not-found`
 */
export async function beginSetupFrom(
  dependencies: Dependencies,
  userId: number,
  filingId: number,
  year: string,
  draftIds: readonly string[] = [],
): Promise<void> {
  await dependencies.database.write(async (transaction) => {
    const from = presentFiling(await findFiling(dependencies, userId, filingId, transaction))
    await endDrafts(dependencies, { userId, ids: draftIds }, transaction)
    await forgetTakenOver(dependencies, userId, transaction)
    await takeOver(dependencies, from, null, ['setup'], transaction, { year })
  })
}

/**
 * Starts a return that corrects a submitted one: it has its answers and says whose they are. It is chosen. `draftIds`: what that was said
 * in, which are drafts no more.
 * @throws `not-found`, `not-submitted`, `return-replaced` (another one was submitted later), `year-taken` (there is an open return of that
 * year), `too-many-returns`
 */
export function correctFiling(
  dependencies: Dependencies,
  userId: number,
  filingId: number,
  draftIds: readonly string[] = [],
  also: AlsoWrite<TaxFiling> = async () => {},
): Promise<TaxFiling> {
  const { database, clock } = dependencies
  return database.write(async (transaction) => {
    const years = await lockYears(dependencies, userId, transaction)
    const submitted = await findFiling(dependencies, userId, filingId, transaction)
    if (!submitted.completed) throw notSubmitted()
    requireCounting(years, submitted)
    requireNoOpenReturn(years, submitted.year)
    requireRoom(years)
    const now = clock.now()
    const { year, isJointFiling, setupData, partnerData, incomeData, deductionsData, splitData, calculatedTax } =
      submitted
    const currentStep: Step = firstUnanswered('review', presentFiling(submitted)) ?? 'review'
    const correction = {
      userId,
      year,
      currentStep,
      isJointFiling,
      setupData,
      partnerData,
      incomeData,
      deductionsData,
      splitData,
      calculatedTax,
      askedJointly: submitted.askedJointly,
      correctsFilingId: submitted.id,
      correctsAlso: earlierThan(submitted),
      createdAt: now,
      updatedAt: now,
    }
    const row = await database.models.taxFilings.create(correction, { transaction })
    await endDrafts(dependencies, { userId, ids: draftIds }, transaction)
    await choose(dependencies, row, transaction)
    const filing = presentFiling(row)
    await also(filing, transaction)
    return filing
  })
}

/** What a submitted return corrects, the latest first; null: nothing. */
const earlierThan = ({ correctsFilingId, correctsAlso }: TaxFilingRow) =>
  correctsFilingId === null ? null : [correctsFilingId, ...(correctsAlso ?? [])]

/** A change of one return. */
export interface FilingChange {
  readonly userId: number
  readonly filingId: number
  readonly patch: FilingPatch
  /** The versions it may build on; null for whichever is current. */
  readonly expected: readonly number[] | null
  /** The drafts these answers were typed in, which are none any more when they are saved. */
  readonly draftIds?: readonly string[]
  readonly also?: AlsoWrite<TaxFiling>
}

/**
 * Saves a change of a return, all of it or nothing, and recalculates its tax. The steps then work on this return.
 * @throws `not-found` (also when it is someone else's), `filing-completed`, `stale-version`, `invalid-input`, `year-taken`,
 * `step-not-open` (also to submit what is not answered), `tax-mismatch`, `too-large`
 */
export async function changeFiling(
  dependencies: Dependencies,
  { userId, filingId, patch, expected, draftIds = [], also = async () => {} }: FilingChange,
): Promise<TaxFiling> {
  const { database, clock } = dependencies
  requireSmall(patch)
  requirePlausible(patch, surroundingsOf(dependencies))
  const documents = patch.completed || patch.incomeData ? await listDocuments(dependencies, userId) : []
  return database.write(async (transaction: Transaction) => {
    const isRedated = patch.year !== undefined
    const years = isRedated ? await lockYears(dependencies, userId, transaction) : []
    const row = await findFiling(dependencies, userId, filingId, transaction)
    requireOpenFiling(row)
    requireVersion(row, expected)
    requireUntakenYear(years, row, patch.year)
    row.askedJointly = askedAfter(presentFiling(row), patch)
    if (patch.setupData) row.setupData = await setupWithBsn(dependencies, row, patch.setupData, transaction)
    applyPatch(row, patch)
    if (patch.incomeData)
      row.incomeData = { ...patch.incomeData, ...partnerEmployersIn({ filing: presentFiling(row), documents }) }
    if (row.completed) {
      Object.assign(row, amountsAtSubmission({ ...presentFiling(row), completed: false }, documents))
      row.submittedName = await nameOf(dependencies, userId, transaction)
    }
    if (!row.isJointFiling) {
      if (row.completed || patch.partnerData === null) await forgetPartner(dependencies, row, transaction)
      else if (patch.isJointFiling === false) await forgetTakenOverPartner(dependencies, row, transaction)
    }
    requireTwoPeople(row)
    requireAgreeing(patch, presentFiling(row))
    requireOpenStep(presentFiling(row), patch.currentStep)
    requireFinished(presentFiling(row))
    row.calculatedTax = taxOf(row, patch.calculatedTax)
    row.updatedAt = clock.now()
    await choose(dependencies, row, transaction)
    await endDrafts(dependencies, { userId, ids: draftIds }, transaction)
    // Nothing can be saved in a submitted return.
    if (row.completed) await deleteDraftsOf(database, filingId, transaction)
    const filing = presentFiling(await row.save({ transaction }))
    await also(filing, transaction)
    return filing
  })
}

/** The name of the account, as a return is submitted under it. */
async function nameOf({ database }: Dependencies, userId: number, transaction: Transaction): Promise<string | null> {
  return (await database.models.users.findByPk(userId, { transaction }))?.fullName ?? null
}

/** Sets what a patch names but for setup's answers; its `calculatedTax` is only compared. */
function applyPatch(row: TaxFilingRow, patch: FilingPatch): void {
  if (patch.year !== undefined) row.year = patch.year
  if (patch.currentStep !== undefined) row.currentStep = patch.currentStep
  if (patch.isJointFiling !== undefined) row.isJointFiling = patch.isJointFiling
  if (patch.partnerData !== undefined) row.partnerData = patch.partnerData
  if (patch.incomeData !== undefined) row.incomeData = patch.incomeData
  if (patch.deductionsData !== undefined) row.deductionsData = patch.deductionsData
  if (patch.splitData !== undefined) row.splitData = patch.splitData
  if (patch.completed !== undefined) row.completed = patch.completed
}
