import { statementsOf, type TaxDocument } from '../documents/index.ts'
import { alsoPrefillFrom } from './also-prefill.ts'
import { type Doubt, type Standing, standingOf } from './doubts.ts'
import { ownDocuments, partnerDocuments, type ReturnOfDocuments } from './standing.ts'

/** As {@link standingOf}, also with what the others of the return may say, too: each kind of doubt once. Apart, for pages that only count. */
export function standingBeside(
  document: TaxDocument,
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): Standing {
  const standing = standingOf(document, filing, documents)
  const beside = doubtsBeside(document, filing, documents)
  const isFirst = ({ kind }: Doubt, at: number) => beside.findIndex((doubt) => doubt.kind === kind) === at
  return { ...standing, doubts: [...standing.doubts, ...beside.filter(isFirst)] }
}

/** Whether others may say what a document says: also once the person has said that it is to be added up, which they may take back. */
function doubtsBeside(
  document: TaxDocument,
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): readonly Doubt[] {
  const { id, verdict } = document
  if (verdict === 'left-out' || !statementsOf(document).some(({ kind }) => kind !== 'income_statement')) return []
  const unsaid = documents.map((one) => (one.id === id ? { ...one, verdict: null } : one))
  const [own, partners] = [ownDocuments(filing, unsaid), partnerDocuments(filing, unsaid)]
  const counts = partners.some((one) => one.id === id) ? 'partners' : 'mine'
  return alsoPrefillFrom(own, partners).unsure.flatMap(({ figure: { documentId, because } }) =>
    documentId !== id || !because ? [] : [because.kind === 'replaced' ? because : { ...because, counts }],
  )
}
