import { maskBsn } from '@aangiftewijs/domain/bsn'
import type { PartnerData } from '@aangiftewijs/domain/tax-return'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { formatDay } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { completedWords } from './copy.ts'
import { words } from './partner.copy.ts'

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
    { id: 'fullName', term: <T text={words.fullName} />, value: partner.fullName },
    { id: 'bsn', term: <T text={words.bsn} />, value: maskBsn(partner.bsn) },
    {
      id: 'dateOfBirth',
      term: <T text={words.dateOfBirth} />,
      value: partner.dateOfBirth ? formatDay(partner.dateOfBirth, choice) : none,
    },
    { id: 'email', term: <T text={words.email} />, value: partner.email || none },
    { id: 'phoneNumber', term: <T text={words.phoneNumber} />, value: partner.phoneNumber || none },
  ]
  const changeLabel = <T text={completedWords.change} />
  return <SummaryList rows={changeHref ? rows.map((row) => ({ ...row, changeHref, changeLabel })) : rows} />
}
