import { type AmountStep, pathOf, repeatedAt, type TaxFiling, uncountedAt } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'
import { unsentWords } from '../../documents/unsent.copy.ts'
import { useUnsentNames } from '../../documents/unsent-files.ts'
import { AskedAgain } from '../questions/AskedAgain.tsx'
import { useWizardLink } from '../wizard/use-wizard-link.ts'
import { notCountedWords as words } from './not-counted.copy.ts'

const steps: readonly AmountStep[] = ['income', 'deductions']

/** Above the amounts of a step: what of them is to be looked at again, and why documents that would fill in more do not. */
export function Part() {
  const { path } = usePage()
  const filing = useCurrentFiling()
  const step = steps.find((one) => pathOf(one) === path)
  if (!filing) return null
  return (
    <>
      {step && <AskedAgain step={step} filing={filing} />}
      <NotCounted step={step} filing={filing} />
    </>
  )
}

interface NotCountedProps {
  /** None of a page that shows all steps: it says at each amount what does not count. */
  readonly step: AmountStep | undefined
  readonly filing: TaxFiling
}

/** Says of documents that would fill in this step, or more of it, and of files that are not in, why they do not, with the way to where the person decides. */
function NotCounted({ step, filing }: NotCountedProps) {
  const link = useWizardLink()
  const documents = useDocuments()
  const namesOf = (find: typeof uncountedAt) =>
    step === undefined
      ? ''
      : find(step, filing, documents)
          .map(({ filename }) => filename)
          .join(', ')
  const told = [
    { text: unsentWords.password, names: useUnsentNames('password') },
    { text: unsentWords.try, names: useUnsentNames('try') },
    { text: words.notCounted, names: namesOf(uncountedAt) },
    { text: words.repeated, names: namesOf(repeatedAt) },
  ].filter(({ names }) => names !== '')
  if (told.length === 0) return null
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
      {told.map(({ text, names }) => (
        <p key={text.en}>
          <T text={text} values={{ documents: names }} />
        </p>
      ))}
    </Banner>
  )
}
