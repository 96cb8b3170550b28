import { partnerWords } from '@aangiftewijs/domain/tax-return'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { AnswerList } from './AnswerList.tsx'
import { KeptPartner } from './KeptPartner.tsx'

/** What was answered about the partner in a submitted return, to read; and what one that is filed alone still has of a partner. */
export function Part() {
  const filing = useCurrentFiling()
  if (filing?.completed === false) return filing.isJointFiling ? null : <KeptPartner filing={filing} />
  if (!filing?.partnerData) return null
  return <AnswerList step="partner" year={filing.year} words={partnerWords} answers={filing.partnerData} />
}
