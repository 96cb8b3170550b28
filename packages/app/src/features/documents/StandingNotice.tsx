import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Doubt, Standing, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Cluster } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { SayButton } from './SayButton.tsx'
import { words } from './standing.copy.ts'
import { documentTypeWords } from './type.copy.ts'

/** What belongs to a submitted return stays as it was, also where a correction of it begins with it. */
export const canBeChanged = ({ taxFilingId }: TaxDocument, filing: TaxFiling | null): boolean =>
  filing === null || (!filing.completed && (taxFilingId === null || taxFilingId === filing.id))

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
  const canChange = canBeChanged(document, filing)
  if (document.verdict === 'left-out')
    return (
      <Banner
        variant="info"
        title={<T text={words.leftOutTitle} />}
        {...actions(canChange, <Back document={document} />)}
      >
        <T text={words.leftOut} />
      </Banner>
    )
  if (doubts.length === 0) return null
  const isFit = doubts.every(({ kind }) => kind === 'type' || kind === 'paper')
  const isCopy = doubts.some(({ kind }) => kind === 'copy')
  return (
    <Banner
      variant="warning"
      title={<T text={words.title} />}
      {...actions(
        canChange && !isCopy,
        <Answers document={document} doubts={doubts} isJoint={filing?.isJointFiling === true} />,
      )}
    >
      {doubts.map((doubt) => (
        <p key={doubt.kind}>
          <DoubtWords doubt={doubt} documents={documents} />
        </p>
      ))}
      {!isFit && !isCopy && (
        <p>
          <T text={outcomeWords(document)} />
        </p>
      )}
    </Banner>
  )
}

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

function DoubtWords({ doubt, documents }: { readonly doubt: Doubt; readonly documents: readonly TaxDocument[] }) {
  const say = useWords()
  switch (doubt.kind) {
    case 'year':
      return <T text={words.year} values={{ found: doubt.found, year: doubt.expected }} />
    case 'person':
      return <T text={words.person} />
    case 'name':
      return <T text={words.name} values={{ name: doubt.found }} />
    case 'copy': {
      const first = documents.find(({ id }) => id === doubt.of)
      return <T text={words.copyOf} values={{ document: first?.filename ?? String(doubt.of) }} />
    }
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

interface AnswersProps {
  readonly document: TaxDocument
  readonly doubts: readonly Doubt[]
  readonly isJoint: boolean
}

/** What the person can say to the doubts. */
function Answers({ document, doubts, isJoint }: AnswersProps) {
  const say = useWords()
  const type = doubts.find((doubt) => doubt.kind === 'type')
  const isOtherPaper = doubts.some(({ kind }) => kind === 'paper')
  const isInDoubt = doubts.some(({ kind }) => kind === 'year' || kind === 'person' || kind === 'name')
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
      {isOtherPaper && document.verdict === null && (
        <SayButton
          document={document}
          patch={{ verdict: 'left-out' }}
          fields={{ intent: 'say', verdict: 'left-out' }}
          done={words.left}
        >
          <T text={words.leaveOut} />
        </SayButton>
      )}
      {isInDoubt && document.verdict === null && (
        <SayButton
          document={document}
          patch={{ verdict: 'mine' }}
          fields={{ intent: 'say', verdict: 'mine' }}
          done={words.counted}
        >
          <T text={words.count} />
        </SayButton>
      )}
      {isInDoubt && document.verdict === null && isJoint && (
        <SayButton
          document={document}
          patch={{ verdict: 'partners' }}
          fields={{ intent: 'say', verdict: 'partners' }}
          done={words.countedForPartner}
        >
          <T text={words.countForPartner} />
        </SayButton>
      )}
      {document.verdict !== null && <Back document={document} />}
    </Cluster>
  )
}

/** Takes back what was said. */
const Back = ({ document }: { readonly document: TaxDocument }) => (
  <SayButton
    document={document}
    patch={{ verdict: null }}
    fields={{ intent: 'say', verdict: '' }}
    done={words.takenBack}
  >
    <T text={document.verdict === 'left-out' ? words.countAgain : words.takeBack} />
  </SayButton>
)
