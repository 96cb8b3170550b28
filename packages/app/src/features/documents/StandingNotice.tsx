import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { type Doubt, isSettled, type Standing, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Cluster } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { SayButton } from './SayButton.tsx'
import { words } from './standing.copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { VerdictButton } from './VerdictButton.tsx'

/** What belongs to a submitted return stays as it was. In a correction that begins with it, what is said is said of a copy. */
export const canBeChanged = (filing: TaxFiling | null): boolean => filing === null || !filing.completed

interface StandingNoticeProps {
  readonly document: TaxDocument
  readonly standing: Standing
  /** The return it belongs to. */
  readonly filing: TaxFiling | null
  /** All documents of that return. */
  readonly documents: readonly TaxDocument[]
}

/** What in a document does not fit the return, whether it counts, and what the person can say about that. */
export function StandingNotice({ document, standing, filing, documents }: StandingNoticeProps) {
  const { doubts } = standing
  const isOpen = document.verdict === null
  const canChange = canBeChanged(filing)
  const isOfNoPartner = document.verdict === 'partners' && filing?.isJointFiling === false
  if (document.verdict === 'left-out' || isOfNoPartner)
    return (
      <Banner tone="info" title={<T text={words.leftOutTitle} />} {...actions(canChange, <Back document={document} />)}>
        <T text={isOfNoPartner ? words.ofNoPartner : words.leftOut} />
      </Banner>
    )
  if (doubts.length === 0) return null
  // These say themselves whether it counts.
  const isFit = doubts.every(({ kind }) => kind === 'type' || kind === 'paper' || (isOpen && isBeside(kind)))
  const isCopy = doubts.some(({ kind }) => kind === 'copy')
  const isNotNeeded = document.verdict === null && doubts.every((doubt) => doubt.kind === 'same' && doubt.isPayslip)
  const isOver = isSettled(standing)
  const isAnswered =
    document.verdict !== null && !isOver && doubts.every(({ kind }) => kind !== 'copy' && kind !== 'type')
  const title = isNotNeeded ? words.notNeeded : isOver ? words.badgeNotCounted : words.title
  return (
    <Banner
      tone={isAnswered || isNotNeeded || isOver ? 'info' : 'warning'}
      title={<T text={isAnswered ? answeredTitle(document) : title} />}
      {...actions(
        canChange && !isCopy && !(isOver && document.verdict === null),
        isOver ? (
          <Back document={document} />
        ) : (
          <Answers document={document} doubts={doubts} isJoint={filing?.isJointFiling === true} />
        ),
      )}
    >
      {doubts.map((doubt) => (
        <p key={doubt.kind}>
          <DoubtWords doubt={doubt} documents={documents} />
        </p>
      ))}
      {!isFit && !isCopy && (
        <p>
          <T text={isOver ? words.notCounted : outcomeWords(document)} />
        </p>
      )}
    </Banner>
  )
}

/** Whether a doubt is that another document may say the same. */
export const isBeside = (kind: Doubt['kind']): boolean => kind === 'same-account' || kind === 'replaced'

const answeredTitle = ({ verdict }: TaxDocument) => (verdict === 'partners' ? words.badgePartner : words.countsTitle)

const actions = (areThere: boolean, buttons: React.ReactNode) => (areThere ? { actions: buttons } : {})

function outcomeWords({ verdict }: TaxDocument) {
  switch (verdict) {
    case 'mine':
      return words.countedAnyway
    case 'partners':
      return words.partnersBySay
    case 'left-out':
    case null:
      return words.notCounted
  }
}

const nameOf = (id: number, documents: readonly TaxDocument[]): string =>
  documents.find((one) => one.id === id)?.filename ?? String(id)

/** One doubt, as a sentence. */
export function DoubtWords({
  doubt,
  documents,
}: {
  readonly doubt: Doubt
  readonly documents: readonly TaxDocument[]
}) {
  const say = useWords()
  switch (doubt.kind) {
    case 'year':
      return doubt.instead === undefined ? (
        <T text={words.year} values={{ found: doubt.found, year: doubt.expected }} />
      ) : (
        <T
          text={words.yearInstead}
          values={{ found: doubt.found, year: doubt.expected, document: nameOf(doubt.instead, documents) }}
        />
      )
    case 'person':
      return <T text={words.person} />
    case 'name':
      return <T text={words.name} values={{ name: doubt.found }} />
    case 'copy':
    case 'same':
    case 'same-account':
    case 'replaced':
      return <T text={againWords(doubt)} values={{ document: nameOf(doubt.of, documents) }} />
    case 'paper':
      return <T text={words.paper} />
    case 'type':
      return (
        <T
          text={words.type}
          values={{ detected: say(documentTypeWords(doubt.found)), chosen: say(documentTypeWords(doubt.expected)) }}
        />
      )
  }
}

/** What is said of a document of which another says the same, or may. */
function againWords(doubt: Extract<Doubt, { readonly of: number }>): Copy {
  if (doubt.kind === 'copy') return words.copyOf
  if (doubt.kind !== 'same') return words[doubt.kind]
  if (doubt.isWaiting) return words.sameAsWaiting
  return doubt.isPayslip ? words.payslipOf : words.sameAs
}

interface AnswersProps {
  readonly document: TaxDocument
  readonly doubts: readonly Doubt[]
  readonly isJoint: boolean
}

/** What the person can say to the doubts. */
function Answers({ document, doubts, isJoint }: AnswersProps) {
  const say = useWords()
  const type = doubts.find((doubt) => doubt.kind === 'type')
  const isUnsaid = document.verdict === null
  const isOtherPaper = doubts.some(({ kind }) => kind === 'paper')
  const same = doubts.find((doubt) => doubt.kind === 'same')
  const isInDoubt = same || doubts.some(({ kind }) => kind === 'year' || kind === 'person' || kind === 'name')
  const account = doubts.find((doubt) => doubt.kind === 'same-account')
  const isReplaced = doubts.some(({ kind }) => kind === 'replaced')
  const isPartners = same?.counts === 'partners'
  return (
    <Cluster gap={2}>
      {type && (
        <SayButton
          document={document}
          patch={{ type: type.found }}
          fields={{ intent: 'move', type: type.found }}
          done={words.moved}
        >
          <T text={words.moveTo} values={{ type: say(documentTypeWords(type.found)) }} />
        </SayButton>
      )}
      {isUnsaid && isOtherPaper && (
        <VerdictButton document={document} verdict="left-out" text={words.leaveOut} done={words.left} />
      )}
      {isUnsaid && isInDoubt && (
        <VerdictButton
          document={document}
          verdict={same?.counts ?? 'mine'}
          text={same && !same.isWaiting ? words.countToo : words.count}
          done={isPartners ? words.countedForPartner : words.counted}
        />
      )}
      {isUnsaid && isInDoubt && isJoint && !isPartners && (
        <VerdictButton
          document={document}
          verdict="partners"
          text={words.countForPartner}
          done={words.countedForPartner}
        />
      )}
      {isUnsaid && account && (
        <>
          <VerdictButton document={document} verdict={account.counts} text={words.otherAccount} done={words.counted} />
          <VerdictButton document={document} verdict="left-out" text={words.sameAccount} done={words.left} />
        </>
      )}
      {isUnsaid && isReplaced && (
        <VerdictButton document={document} verdict="left-out" text={words.wasReplaced} done={words.left} />
      )}
      {!isUnsaid && <Back document={document} />}
    </Cluster>
  )
}

/** Takes back what was said. */
const Back = ({ document }: { readonly document: TaxDocument }) => (
  <VerdictButton
    document={document}
    verdict={null}
    text={document.verdict === 'left-out' ? words.countAgain : words.takeBack}
    done={words.takenBack}
  />
)
