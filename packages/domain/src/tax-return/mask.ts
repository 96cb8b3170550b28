import { maskBsn } from '../bsn/index.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** A return with its BSNs masked, for pages whose forms do not ask for them (ADR 15). Its masks are never accepted back. */
export const maskFiling = (filing: TaxFiling): TaxFiling => ({
  ...filing,
  setupData: filing.setupData && { ...filing.setupData, taxIdentifier: maskBsn(filing.setupData.taxIdentifier) },
  partnerData: filing.partnerData && { ...filing.partnerData, bsn: maskBsn(filing.partnerData.bsn) },
})

/** Whether a return came with masks: a form that asks for BSNs needs it whole first. */
export const isMasked = ({ setupData, partnerData }: Pick<TaxFiling, 'setupData' | 'partnerData'>): boolean =>
  [setupData?.taxIdentifier, partnerData?.bsn].some((bsn) => bsn?.includes('•'))
