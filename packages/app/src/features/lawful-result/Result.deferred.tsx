import { lawfulResult, resultWords } from '@aangiftewijs/domain/lawful-result'
import { isAsked, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { ScreenOnly, Stack } from '@aangiftewijs/ui/layout'
import { useSyncExternalStore } from 'react'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { useVisit } from '../../shell/visit.tsx'
import { isPartlyRead, knownTax } from '../tax-return/papers/known-amounts.ts'
import { usePrefill } from '../tax-return/papers/use-prefill.ts'
import { ReturnTally } from '../tax-return/review/ReturnTally.tsx'
import { unreadAmounts } from '../tax-return/step-form/typed-amounts.ts'
import { typedAnswers } from '../tax-return/step-form/typed-answers.ts'
import { whatIfPath } from '../what-if/addresses.ts'
import { DivisionInReturn } from '../what-if/DivisionInReturn.tsx'
import { divisionOffer } from '../what-if/DivisionOffer.tsx'
import { dividedOf } from '../what-if/divided.ts'
import { answerAt, reasonAt } from './answer-at.ts'
import { Demonstration } from './Demonstration.tsx'
import { GrossToNet } from './GrossToNet.tsx'
import { PapersDiffer } from './PapersDiffer.tsx'
import { ResultVerdict } from './ResultVerdict.tsx'
import { isReturnOverview, offersDivision } from './return-overviews.ts'
import { UnreadVerdict } from './UnreadVerdict.tsx'

const nothingTyped = () => null

/** Of a division that was chosen, or stands for good, there is nothing to find. */
const coupleWords = ({ completed, splitData }: TaxFiling) =>
  completed || splitData !== null ? resultWords.seeDivision : resultWords.divide

/** What the return comes to, with what is typed in this moment: first under the law, beneath it as the demonstration has it. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const prefill = usePrefill()
  const { path } = usePage()
  const { typed } = useVisit()
  const now = useSyncExternalStore(typed.subscribe, typed.get, nothingTyped)
  if (filing === null) return null
  const known = now ? { ...filing, [`${now.step}Data`]: typedAnswers(now.step, filing.year, now.fields) } : filing
  const unread = now ? unreadAmounts(now.step, now.fields).filter(({ field }) => isAsked(now.step, field, known)) : []
  if (now && unread.length > 0) return <UnreadVerdict filing={filing} step={now.step} unread={unread} />
  const result = lawfulResult(known, documents)
  const isOverview = isReturnOverview(path)
  const hasDivision = offersDivision(path)
  const divided = hasDivision ? dividedOf(filing, result) : null
  return (
    <Stack gap={4}>
      <ResultVerdict
        result={result}
        answerAt={answerAt(known)}
        reasonAt={reasonAt(known)}
        isIncomeSaved={filing.incomeData !== null}
        isSubmitted={filing.completed}
        offer={divided && divisionOffer(divided)}
      />
      {hasDivision && result.kind === 'figure' && <DivisionInReturn result={result} />}
      {now === null && <PapersDiffer filing={filing} documents={documents} />}
      {result.kind === 'figure' && (
        <ScreenOnly>
          <Link href={whatIfPath}>
            <T text={result.household.partner ? coupleWords(filing) : resultWords.tryOut} />
          </Link>
        </ScreenOnly>
      )}
      {isOverview && result.kind === 'figure' && <GrossToNet result={result} />}
      {!isOverview && (
        <Demonstration>
          <ReturnTally calculation={knownTax(known, prefill)} isPartlyRead={isPartlyRead(known, prefill)} />
        </Demonstration>
      )}
    </Stack>
  )
}
