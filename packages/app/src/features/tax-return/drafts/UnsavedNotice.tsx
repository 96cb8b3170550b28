import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../../copy/words.tsx'
import { useUnsavedSteps } from '../../../ports/queries.ts'
import { stepWords } from '../copy.ts'
import { useWizardLink } from '../wizard/use-wizard-link.ts'
import { unsavedWords as words } from './unsaved.copy.ts'

/** Where a return is looked over and submitted: the steps that hold something typed which does not count, with the way there. */
export function UnsavedNotice({ filing }: { readonly filing: TaxFiling }) {
  const say = useWords()
  const link = useWizardLink()
  const steps = useUnsavedSteps().filter(({ taxFilingId }) => taxFilingId === filing.id && !filing.completed)
  if (steps.length === 0) return null
  return (
    <Banner
      tone="warning"
      role="status"
      title={<T text={words.title} />}
      actions={
        <Cluster gap={3}>
          {steps.map(({ step }) => (
            <LinkButton key={step} {...link({ type: 'a step is chosen', step })} variant="secondary" size="small">
              <T text={words.toStep} values={{ step: say(stepWords[step]) }} />
            </LinkButton>
          ))}
        </Cluster>
      }
    >
      <T text={words.text} />
    </Banner>
  )
}
