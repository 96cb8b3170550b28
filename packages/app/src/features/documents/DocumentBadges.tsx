import { type ScanStatus, type TaxDocument, typesOf, unreadYet } from '@aangiftewijs/domain/documents'
import { isNotCounted, isOfNoQuestion, type Standing } from '@aangiftewijs/domain/tax-return'
import { Badge, type BadgeTone } from '@aangiftewijs/ui/Badge'
import { T } from '../../copy/words.tsx'
import { words as readingWords } from './reading.copy.ts'
import { asksAmount } from './reading-rows.ts'
import { isBeside } from './StandingNotice.tsx'
import { words as standingWords } from './standing.copy.ts'
import { statusWords } from './status.copy.ts'
import { documentTypeWords } from './type.copy.ts'

const tones: Readonly<Record<ScanStatus, BadgeTone>> = {
  scanning: 'info',
  delayed: 'info',
  passed: 'success',
  unread: 'neutral',
  timed_out: 'warning',
  password_required: 'warning',
  failed: 'error',
}

interface DocumentBadgesProps {
  readonly document: TaxDocument
  readonly standing: Standing
  /** Where its reading stands. */
  readonly status: ScanStatus
}

/** What a document is, where its reading stands, and whether it counts. That it was read is a success only of what does, and of which nothing is to be checked. */
export function DocumentBadges({ document, standing, status }: DocumentBadgesProps) {
  const isLost = status === 'passed' && isNotCounted(document, standing)
  const isOpen = document.verdict === null && standing.doubts.some(({ kind }) => isBeside(kind))
  const isToCheck = status === 'passed' && !isLost && (isOpen || asksAmount(document))
  // What is to be recognised is kept as an “other document” until it is read.
  const isKnown = !unreadYet.includes(status) || document.type !== 'other'
  return (
    <>
      {isKnown &&
        typesOf(document).map((type) => (
          <Badge key={type} tone="neutral">
            <T text={documentTypeWords(type)} />
          </Badge>
        ))}
      <Badge tone={isLost || isToCheck ? 'neutral' : tones[status]}>
        <T text={statusWords[status]} />
      </Badge>
      {isToCheck && (
        <Badge tone="warning">
          <T text={readingWords.pleaseCheck} />
        </Badge>
      )}
      <StandingBadge document={document} standing={standing} />
    </>
  )
}

/** Whose it is, or that it does not count, where that is not as usual. */
function StandingBadge({ document, standing }: Omit<DocumentBadgesProps, 'status'>) {
  const isOfNone = isOfNoQuestion(document)
  if (standing.countsFor.includes('partner'))
    return (
      <Badge tone="info">
        <T text={standingWords.badgePartner} />
      </Badge>
    )
  if (!isNotCounted(document, standing)) return null
  // Where no question asks, there is nothing to set right.
  return (
    <Badge tone={isOfNone ? 'neutral' : 'warning'}>
      <T text={standingWords.badgeNotCounted} />
    </Badge>
  )
}
