import { resultWords } from '@aangiftewijs/domain/lawful-result'
import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { ScreenOnly, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { isPartlyRead, knownTax } from '../tax-return/papers/known-amounts.ts'
import { usePrefill } from '../tax-return/papers/use-prefill.ts'
import { ReturnTally } from '../tax-return/review/ReturnTally.tsx'
import { whatIfPath } from '../what-if/addresses.ts'
import { DivisionInReturn } from '../what-if/DivisionInReturn.tsx'
import { divisionOffer } from '../what-if/DivisionOffer.tsx'
import { dividedOf } from '../what-if/divided.ts'
import { answerAt, reasonAt } from './answer-at.ts'
import { Demonstration } from './Demonstration.tsx'
import { GrossToNet } from './GrossToNet.tsx'
import { PapersDiffer } from './PapersDiffer.tsx'
import { lawfulResultId, ResultVerdict } from './ResultVerdict.tsx'
import { resultAt } from './result-at.ts'
import { UnreadVerdict } from './UnreadVerdict.tsx'
import { useResultNow } from './use-result-now.ts'

/** Of a division that was chosen, is offered above, or stands for good, there is nothing to find. */
const coupleWords = ({ completed, splitData }: TaxFiling, isOffered: boolean) =>
  completed || splitData !== null || isOffered ? resultWords.seeDivision : resultWords.divide

/** What the return comes to, with what is typed in this moment: first under the law, beneath it as the demonstration has it. */
export function Part() {
  const resultNow = useResultNow()
  const prefill = usePrefill()
  const { path } = usePage()
  if (resultNow === null) return null
  const { filing, documents, now, known, unread, result } = resultNow
  if (result === null) return now && <UnreadVerdict filing={filing} step={now.step} unread={unread} />
  const extent = resultAt(path, filing)
  const divided = extent === 'whole' ? dividedOf(filing, result) : null
  const offer = divided && divisionOffer(divided)
  const verdict = {
    result,
    answerAt: answerAt(known),
    reasonAt: reasonAt(known),
    isIncomeSaved: filing.incomeData !== null,
    isSubmitted: filing.completed,
    offer,
  }
  if (extent === 'line')
    return (
      <Stack gap={4}>
        <ResultVerdict {...verdict} wholeAt={`${pathOf('review')}#${lawfulResultId}`} />
        {result.kind === 'unsupported' && <DivisionInReturn result={result} filing={filing} />}
        <PapersDiffer filing={filing} documents={documents} />
      </Stack>
    )
  return (
    <Stack gap={4}>
      <ResultVerdict {...verdict} />
      {extent !== 'beside' && <DivisionInReturn result={result} filing={filing} />}
      {now === null && <PapersDiffer filing={filing} documents={documents} />}
      {result.kind === 'figure' && (
        <ScreenOnly>
          <Link href={whatIfPath}>
            <T text={result.household.partner ? coupleWords(filing, offer !== null) : resultWords.tryOut} />
          </Link>
        </ScreenOnly>
      )}
      {extent === 'whole' && result.kind === 'figure' && <GrossToNet result={result} />}
      {extent !== 'whole' && (
        <Demonstration>
          <ReturnTally calculation={knownTax(known, prefill)} isPartlyRead={isPartlyRead(known, prefill)} />
        </Demonstration>
      )}
    </Stack>
  )
}
