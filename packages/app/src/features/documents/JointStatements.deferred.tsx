import { type TaxDocument, typesOf } from '@aangiftewijs/domain/documents'
import {
  bringsNothing,
  isNotCounted,
  isOfNoQuestion,
  isSettled,
  ownDocuments,
  partnerDocuments,
  pathOf,
  type Standing,
  standingBeside,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Heading, ScreenOnly, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { useReturnDocuments } from '../tax-return/papers/use-return-documents.ts'
import { AddDocuments } from './AddDocuments.tsx'
import { BelongsSaid } from './Belongs.tsx'
import { DocumentBadges } from './DocumentBadges.tsx'
import { words } from './joint.copy.ts'
import { NewPhoto } from './NewPhoto.tsx'
import { Outcomes } from './Outcomes.tsx'
import { ReadAgain } from './ReadAgain.tsx'
import { asksAmount } from './reading-rows.ts'
import { SeveralUploads } from './SeveralUploads.tsx'
import { StandingNotice } from './StandingNotice.tsx'
import { words as standingWords } from './standing.copy.ts'
import { ToCheck } from './ToCheck.tsx'
import { documentTypeWords } from './type.copy.ts'
import { unreadWords } from './unread-words.ts'
import { useWaitingFiles } from './use-waiting-files.ts'

/**
 * Where both partners of a joint return upload their papers, who come here without the documents step: whose statements were read, told
 * apart by the BSN on them or by the name, and what asks something.
 */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useReturnDocuments(filing)
  const { files, add, done } = useWaitingFiles()
  const asking = documents.filter((document) => asks(document, standingBeside(document, filing, documents))).reverse()
  return (
    <Stack as="section" gap={4} id="joint-statements">
      <Heading level={2}>
        <T text={words.title} />
      </Heading>
      <ScreenOnly>
        <Text>
          <T text={words.intro} />
        </Text>
        <AddDocuments hasSome filing={filing} onFiles={add} />
      </ScreenOnly>
      <Whose filing={filing} documents={documents} />
      <Outcomes documents={documents} filing={filing} />
      {files.length + asking.length > 0 && (
        <Stack as="ul" gap={4}>
          {files.length > 0 && <SeveralUploads type="recognise" files={files} onDone={done} />}
          {asking.map((document) => (
            <Asking key={document.id} document={document} filing={filing} documents={documents} />
          ))}
        </Stack>
      )}
      <ScreenOnly>
        <Text size="sm">
          <Link href={pathOf('documents')}>
            <T text={words.all} />
          </Link>
        </Text>
      </ScreenOnly>
    </Stack>
  )
}

interface OfReturn {
  readonly filing: TaxFiling | null
  readonly documents: readonly TaxDocument[]
}

const isOfIncome = (document: TaxDocument): boolean => typesOf(document).includes('income_statement')

/** The statements of each that count, and what else is there; of what the return takes nothing from, that. */
function Whose({ filing, documents }: OfReturn) {
  const say = useWords()
  const all = useDocuments()
  const statementsIn = (counted: readonly TaxDocument[]) =>
    counted.flatMap((document) => (isOfIncome(document) ? [document.filename] : [])).join(', ')
  const [own, partners] = [statementsIn(ownDocuments(filing, all)), statementsIn(partnerDocuments(filing, all))]
  // Of what is being read nothing is known yet, not even what it is.
  const [reading, there] = [documents.filter(isScanning), documents.filter((one) => !isScanning(one))]
  const others = there.flatMap((document) => {
    if (document.type === 'income_statement') return []
    const types = typesOf(document).map((type) => say(documentTypeWords(type)))
    const isLost = bringsNothing(document, standingBeside(document, filing, documents))
    const notes = isLost ? [...types, say(standingWords.badgeNotCounted)] : types
    return [`${document.filename} (${notes.join(', ')})`]
  })
  return (
    <Stack as="ul" gap={1}>
      <li>
        <T text={own === '' ? words.noneOwn : words.own} values={{ documents: own }} />
      </li>
      <li>
        <T text={partners === '' ? words.nonePartner : words.partner} values={{ documents: partners }} />
      </li>
      {others.length > 0 && (
        <li>
          <T text={words.others} values={{ documents: others.join(', ') }} />
        </li>
      )}
      {reading.length > 0 && (
        <li>
          <T text={words.reading} values={{ documents: reading.map(({ filename }) => filename).join(', ') }} />
        </li>
      )}
    </Stack>
  )
}

const isScanning = ({ status }: TaxDocument): boolean => status === 'scanning'

/** Whether a document is not simply in: it is not read surely, or could not be, does not count, or does not fit. */
const asks = (document: TaxDocument, standing: Standing): boolean =>
  !isScanning(document) &&
  (document.status !== 'passed' ||
    asksAmount(document) ||
    (!isSettled(standing) &&
      (standing.doubts.length > 0 || (isNotCounted(document, standing) && !isOfNoQuestion(document)))))

/** A document that asks something, with what can be said to it. */
function Asking({ document, filing, documents }: OfReturn & { readonly document: TaxDocument }) {
  const standing = standingBeside(document, filing, documents)
  return (
    <Card
      as="li"
      id={`document-${document.id}`}
      title={document.filename}
      headingLevel={3}
      eyebrow={
        <Cluster gap={2} as="span">
          <DocumentBadges document={document} standing={standing} status={document.status} />
        </Cluster>
      }
    >
      <StandingNotice document={document} standing={standing} filing={filing} documents={documents} />
      {!isNotCounted(document, standing) && <ToCheck document={document} />}
      {document.status !== 'passed' && (
        <Text>
          <T text={unreadWords(document, document.status)} />
          {document.status === 'unread' && <BelongsSaid document={document} filing={filing} />}
        </Text>
      )}
      <NewPhoto document={document} />
      <ReadAgain document={document} />
    </Card>
  )
}
