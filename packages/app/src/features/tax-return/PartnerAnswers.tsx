import { maskBsn } from '@aangiftewijs/domain/bsn'
import type { PartnerData } from '@aangiftewijs/domain/tax-return'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { formatDay } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { completedWords } from './copy.ts'
import { detailWords } from './partner-details.copy.ts'

/** The partner's details as they were given, to read; the BSN is masked. */
export function PartnerAnswers({
  partner,
  changeHref,
}: {
  readonly partner: PartnerData
  readonly changeHref?: string
}) {
  const choice = useLanguageChoice()
  const none = <T text={completedWords.notProvided} />
  const rows = [
    { id: 'fullName', term: <T text={detailWords.fullName} />, value: partner.fullName },
    { id: 'bsn', term: <T text={detailWords.bsn} />, value: maskBsn(partner.bsn) },
    {
      id: 'dateOfBirth',
      term: <T text={detailWords.dateOfBirth} />,
      value: partner.dateOfBirth ? formatDay(partner.dateOfBirth, choice) : none,
    },
    { id: 'email', term: <T text={detailWords.email} />, value: partner.email || none },
    { id: 'phoneNumber', term: <T text={detailWords.phoneNumber} />, value: partner.phoneNumber || none },
  ]
  const changeLabel = <T text={completedWords.change} />
  return <SummaryList rows={changeHref ? rows.map((row) => ({ ...row, changeHref, changeLabel })) : rows} />
}
