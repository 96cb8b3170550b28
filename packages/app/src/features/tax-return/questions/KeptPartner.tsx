import { readFields } from '@aangiftewijs/domain/form'
import {
  controlsOf,
  draftsPath,
  keptOfPartner,
  partnerWords,
  pathOf,
  questionsOf,
  questionWords,
  removePartnerIntent,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../../copy/words.tsx'
import { useAnswer } from '../../../ports/queries.ts'
import { Answer, AnswerList } from './AnswerList.tsx'
import { keptWords as words } from './kept-partner.copy.ts'

/**
 * What a return that is filed alone still has of a partner, saved or typed, and the way to remove it. It is posted also where script runs:
 * drafts and answers of other steps go with it, and the page that comes knows nothing of them.
 */
export function KeptPartner({ filing }: { readonly filing: TaxFiling }) {
  const drafts = useAnswer(draftsPath('partner')).data ?? []
  const { id, year, partnerData } = filing
  const typed = drafts.find(({ taxFilingId }) => taxFilingId === id)
  const answers = partnerData ?? (typed ? readFields(controlsOf(questionsOf.partner), typed.fields) : null)
  const kept = keptOfPartner(filing)
  if (answers === null && kept.length === 0) return null
  const amounts = kept.map(({ name, kind, value }) => {
    const { label, term = label } = questionWords[name]
    return { id: name, term: <T text={term} />, value: <Answer kind={kind} value={value} /> }
  })
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <T text={words.title} />
      </Heading>
      <Text>
        <T text={words.text} />
      </Text>
      {answers && <AnswerList step="partner" year={year} words={partnerWords} answers={answers} />}
      {amounts.length > 0 && <SummaryList rows={amounts} />}
      <Text>
        <T text={words.documents} />
      </Text>
      <form method="post" action={pathOf('partner')}>
        <input type="hidden" name="filingId" value={id} />
        <Stack gap={2}>
          <Text tone="muted">
            <T text={words.removeHint} />
          </Text>
          <div>
            <Button type="submit" name="intent" value={removePartnerIntent} variant="danger">
              <T text={words.remove} />
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
