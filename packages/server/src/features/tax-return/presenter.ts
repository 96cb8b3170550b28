import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { TaxFilingRow } from '../../models/tax-filing.ts'

/** A return as it crosses the wire, to its owner only: the BSNs in it are those of the owner's own forms. */
export const presentFiling = (row: TaxFilingRow): TaxFiling => ({
  id: row.id,
  userId: row.userId,
  year: row.year,
  currentStep: row.currentStep,
  completed: row.completed,
  isJointFiling: row.isJointFiling,
  setupData: row.setupData,
  partnerData: row.partnerData,
  incomeData: row.incomeData,
  // What was asked after a return was stored is not in it.
  deductionsData: row.deductionsData && deductionsWith(row.deductionsData),
  splitData: row.splitData,
  calculatedTax: row.calculatedTax,
  askedJointly: row.askedJointly ?? null,
  submittedName: row.submittedName ?? null,
  correctsFilingId: row.correctsFilingId ?? null,
  ...(row.correctsAlso && { correctsAlso: row.correctsAlso }),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
