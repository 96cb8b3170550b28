import { lookAroundUserId } from '@aangiftewijs/domain/session'
import type { CreateFiling, FilingPatch, TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { notFound } from '../../errors.ts'
import type { TaxFilingRow } from '../../models/tax-filing.ts'
import { requireOpenFiling, requireOpenStep, requireVersion, taxOf } from './policy.ts'
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

/** Starts a return for the person it belongs to. @throws `step-not-open` */
export async function createFiling({ database, clock }: Dependencies, input: CreateFiling): Promise<TaxFiling> {
  const now = clock.now()
  const fresh = {
    userId: input.userId,
    year: input.year,
    currentStep: input.currentStep,
    isJointFiling: input.isJointFiling,
    completed: false,
    setupData: input.setupData ?? null,
    partnerData: null,
    incomeData: null,
    deductionsData: null,
    calculatedTax: null,
    createdAt: now,
    updatedAt: now,
  }
  requireOpenStep(fresh, input.currentStep)
  return database.write(async (transaction) =>
    presentFiling(await database.models.taxFilings.create(fresh, { transaction })),
  )
}

/** A change of one return. */
export interface FilingChange {
  readonly userId: number
  readonly filingId: number
  readonly patch: FilingPatch
  /** The versions it may build on; null for whichever is current. */
  readonly expected: readonly number[] | null
}

/**
 * Saves a change of a return, all of it or nothing, and recalculates its tax.
 * @throws `not-found` (also when it is someone else's), `filing-completed`, `stale-version`, `step-not-open`, `tax-mismatch`
 */
export function changeFiling(
  { database, clock }: Dependencies,
  { userId, filingId, patch, expected }: FilingChange,
): Promise<TaxFiling> {
  return database.write(async (transaction: Transaction) => {
    const row = await database.models.taxFilings.findOne({
      where: { id: filingId, userId },
      transaction,
      lock: transaction.LOCK.UPDATE,
    })
    if (!row) throw notFound()
    requireOpenFiling(row)
    requireVersion(row, expected)
    applyPatch(row, patch)
    requireOpenStep(presentFiling(row), patch.currentStep)
    row.calculatedTax = taxOf(row, patch.calculatedTax)
    row.updatedAt = clock.now()
    return presentFiling(await row.save({ transaction }))
  })
}

/** Sets what a patch names; its `calculatedTax` is only compared. */
function applyPatch(row: TaxFilingRow, patch: FilingPatch): void {
  if (patch.year !== undefined) row.year = patch.year
  if (patch.currentStep !== undefined) row.currentStep = patch.currentStep
  if (patch.isJointFiling !== undefined) row.isJointFiling = patch.isJointFiling
  if (patch.setupData !== undefined) row.setupData = patch.setupData
  if (patch.partnerData !== undefined) row.partnerData = patch.partnerData
  if (patch.incomeData !== undefined) row.incomeData = patch.incomeData
  if (patch.deductionsData !== undefined) row.deductionsData = patch.deductionsData
  if (patch.completed !== undefined) row.completed = patch.completed
}
