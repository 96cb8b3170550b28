import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { T } from '../../../copy/words.tsx'
import { setupWords as words } from './household.copy.ts'

interface HouseholdChangeProps {
  /** The open return whose setup it is; null where one is started. */
  readonly filing: TaxFiling | null
  /** Whether filing together is ticked now. */
  readonly isJoint: boolean
}

/** Says below the tick of filing together what becomes of what was filled in the other way. */
export function HouseholdChange({ filing, isJoint }: HouseholdChangeProps) {
  if (filing === null) return null
  const { isJointFiling, incomeData, deductionsData, partnerData } = filing
  const isAskedAgain = isJoint !== isJointFiling && (incomeData ?? deductionsData) !== null
  const isPartnerKept = !isJoint && partnerData !== null
  if (!isAskedAgain && !isPartnerKept) return null
  return (
    <Banner tone="info" role="status">
      {isAskedAgain && (
        <p>
          <T text={isJoint ? words.together : words.alone} />
        </p>
      )}
      {isPartnerKept && (
        <p>
          <T text={words.partner} />{' '}
          {!isJointFiling && (
            <Link href={pathOf('partner')}>
              <T text={words.toPartner} />
            </Link>
          )}
        </p>
      )}
    </Banner>
  )
}
