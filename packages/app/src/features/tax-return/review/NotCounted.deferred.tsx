import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { type AmountStep, pathOf, repeatedAt, type TaxFiling, uncountedAt } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { useWizardLink } from '../wizard/use-wizard-link.ts'
import { notCountedWords as words } from './not-counted.copy.ts'

const steps: readonly AmountStep[] = ['income', 'deductions']

/** Says of documents that would fill in this step, or more of it, why they do not, with the way to where the person decides. */
export function Part() {
  const { path } = usePage()
  const filing = useCurrentFiling()
  const step = steps.find((one) => pathOf(one) === path)
  return filing && step ? <NotCounted step={step} filing={filing} /> : null
}

function NotCounted({ step, filing }: { readonly step: AmountStep; readonly filing: TaxFiling }) {
  const link = useWizardLink()
  const documents = useDocuments()
  const namesOf = (found: readonly TaxDocument[]) => found.map(({ filename }) => filename).join(', ')
  const misfits = namesOf(uncountedAt(step, filing, documents))
  const repeated = namesOf(repeatedAt(step, filing, documents))
  if (misfits === '' && repeated === '') return null
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <LinkButton {...link({ type: 'a step is chosen', step: 'documents' })} variant="secondary" size="small">
          <T text={words.toDocuments} />
        </LinkButton>
      }
    >
      {misfits !== '' && (
        <p>
          <T text={words.notCounted} values={{ documents: misfits }} />
        </p>
      )}
      {repeated !== '' && (
        <p>
          <T text={words.repeated} values={{ documents: repeated }} />
        </p>
      )}
    </Banner>
  )
}
