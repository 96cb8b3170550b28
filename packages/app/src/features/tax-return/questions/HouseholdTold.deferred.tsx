import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { use } from 'react'
import { T } from '../../../copy/words.tsx'
import { useOpenedFiling } from '../wizard/use-opened-filing.ts'
import { IsJoint } from './HouseholdChange.tsx'
import { setupWords as words } from './household.copy.ts'

/** Says below the tick of filing together what becomes of what was filled in the other way. */
export function Part() {
  const filing = useOpenedFiling('setup')
  const isJoint = use(IsJoint)
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
