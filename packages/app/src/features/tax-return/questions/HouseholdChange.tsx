import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { createContext } from 'react'
import { Deferred } from '../../../deferred/Deferred.tsx'

/** Whether filing together is ticked now. */
export const IsJoint = createContext(false)

interface HouseholdChangeProps {
  /** The open return whose setup it is; null where one is started. */
  readonly filing: TaxFiling | null
  readonly isJoint: boolean
}

/** Of a return that was filled in: what becomes of that where filing together is ticked otherwise, or a partner is kept who is none any more. */
export function HouseholdChange({ filing, isJoint }: HouseholdChangeProps) {
  if (!filing || (isJoint === filing.isJointFiling && (isJoint || !filing.partnerData))) return null
  return (
    <IsJoint value={isJoint}>
      <Deferred part="tax-return/questions/HouseholdTold" />
    </IsJoint>
  )
}
