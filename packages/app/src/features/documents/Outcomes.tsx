import { statementsToCorrect, type TaxDocument } from '@aangiftewijs/domain/documents'
import { isNotCounted, standingBeside, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { AbsentWords } from './AbsentWords.tsx'
import { BelongsSaid } from './Belongs.tsx'
import { words as readingWords } from './reading.copy.ts'
import { hasUnsure } from './reading-rows.ts'
import { DoubtWords } from './StandingNotice.tsx'
import { words } from './standing.copy.ts'
import { statusWords } from './status.copy.ts'
import { unreadWords } from './unread-words.ts'

interface OutcomesProps {
  /** All documents of the return. */
  readonly documents: readonly TaxDocument[]
  readonly filing: TaxFiling | null
}

/**
 * Says to who does not see it what became of each document that is read while the page is open: a sentence a file, in a log, so that of
 * several that end at once none takes the place of another.
 */
export function Outcomes({ documents, filing }: OutcomesProps) {
  const ended = useEnded(documents)
  return (
    <VisuallyHidden as="div">
      <div role="log">
        {ended.filter(isAsRead).map((document) => (
          <p key={`${document.id} ${document.status}`}>
            {document.filename}: <T text={statusWords[document.status]} />.{' '}
            <Outcome document={document} documents={documents} filing={filing} />
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
}

/** The documents whose reading ended while the page is open: those that came, and those that were read once more. */
function useEnded(documents: readonly TaxDocument[]): readonly TaxDocument[] {
  const isReading = ({ status }: TaxDocument) => status === 'scanning'
  // What was late and then read says more than it did.
  const [before, setBefore] = useState(() => documents.filter((one) => !isReading(one)))
  const has = (other: TaxDocument) => documents.some((one) => isReading(one) && one.id === other.id)
  if (before.some(has)) setBefore(before.filter((one) => !has(one)))
  return documents.filter(
    (one) => !isReading(one) && !before.some(({ id, status }) => id === one.id && status === one.status),
  )
}

/** What a person has said of a document is theirs: the page told them so, and this would tell them what they know. */
const isAsRead = (document: TaxDocument): boolean =>
  document.verdict === null &&
  statementsToCorrect(document).every(({ evidence }) => Object.values(evidence).every(({ corrected }) => !corrected))

interface OutcomeProps extends OutcomesProps {
  readonly document: TaxDocument
}

/** What follows from how the reading ended: what is to be done, whether it counts and why not, and what is to be checked. */
function Outcome({ document, documents, filing }: OutcomeProps) {
  const { status } = document
  if (status !== 'passed')
    return (
      <>
        <T text={unreadWords(document, status)} />
        {status === 'unread' && <BelongsSaid document={document} filing={filing} />}
      </>
    )
  const standing = standingBeside(document, filing, documents)
  const isLost = isNotCounted(document, standing)
  const isPartners = standing.countsFor.includes('partner')
  const short = isLost ? words.badgeNotCounted : isPartners ? words.badgePartner : null
  return (
    <>
      {short && (
        <>
          <T text={short} />.{' '}
        </>
      )}
      {!isLost && standing.doubts.length > 0 && (
        <>
          <T text={words.title} />.{' '}
        </>
      )}
      {standing.doubts.map((doubt) => (
        <span key={doubt.kind}>
          <DoubtWords doubt={doubt} documents={documents} />{' '}
        </span>
      ))}
      {!isLost && hasUnsure(document) && <T text={readingWords.pleaseCheckText} />}
      {!isLost && <AbsentWords document={document} />}
      <BelongsSaid document={document} filing={filing} />
    </>
  )
}
