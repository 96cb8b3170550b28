import { partnerWords } from '@aangiftewijs/domain/tax-return'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { AnswerList } from './AnswerList.tsx'

/** What was answered about the partner in a submitted return, to read. */
export function Part() {
  const filing = useCurrentFiling()
  if (!filing?.partnerData) return null
  return <AnswerList step="partner" year={filing.year} words={partnerWords} answers={filing.partnerData} />
}
