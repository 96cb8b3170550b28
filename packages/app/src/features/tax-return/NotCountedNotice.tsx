import { type AmountStep, type TaxFiling, uncountedAt } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T } from '../../copy/words.tsx'
import { useDocuments } from '../../ports/queries.ts'
import { sourceWords as words } from './source.copy.ts'
import { useWizardLink } from './use-wizard-link.ts'

interface NotCountedNoticeProps {
  readonly step: AmountStep
  readonly filing: TaxFiling
}

/** Says of documents that would fill in this step why they do not, with the way to where the person decides. */
export function NotCountedNotice({ step, filing }: NotCountedNoticeProps) {
  const link = useWizardLink()
  const names = uncountedAt(step, filing, useDocuments()).map(({ filename }) => filename)
  if (names.length === 0) return null
  return (
    <Banner
      variant="warning"
      role="status"
      actions={
        <LinkButton {...link({ type: 'a step is chosen', step: 'documents' })} variant="secondary" size="small">
          <T text={words.toDocuments} />
        </LinkButton>
      }
    >
      <T
        text={names.length === 1 ? words.notCounted : words.notCountedOfSeveral}
        values={{ documents: names.join(', ') }}
      />
    </Banner>
  )
}
