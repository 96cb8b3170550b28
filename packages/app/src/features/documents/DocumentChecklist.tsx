import {
  type DocumentType,
  documentTypes,
  requiredDocumentTypes,
  type TaxDocument,
  typesOf,
} from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import {
  type AddedUp,
  addedOf,
  addedUpOf,
  requiredOf,
  requiredTypesOf,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../copy/words.tsx'
import { words } from './copy.ts'
import { sumWords } from './reading.copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { AddedBadge, type UploadCardProps, UploadRow } from './UploadCard.tsx'
import { uploadIds } from './upload-problems.ts'

const isAmong = (types: readonly DocumentType[], type: DocumentType) => types.includes(type)
// Both stand there as specified; how many of them this person needs is counted apart.
const optionalTypes = documentTypes.filter((type) => !isAmong(requiredDocumentTypes, type))

interface DocumentChecklistProps extends Pick<UploadCardProps, 'onReading'> {
  readonly filing: TaxFiling | null
  /** Those of the return. */
  readonly documents: readonly TaxDocument[]
}

/** The types of documents, required and optional: how many of each are there, what they come to, and where one of it is uploaded. Spec 1 § 2. */
export function DocumentChecklist({ filing, documents, onReading }: DocumentChecklistProps) {
  const { missing } = requiredOf(filing, documents)
  const needed = requiredTypesOf(filing)
  const addedUp = addedUpOf(filing, documents)
  const isHere = (type: DocumentType) =>
    documents.some((document) => typesOf(document).includes(type) && document.extractedData !== null)
  const row = (type: DocumentType) => (
    <Stack as="li" gap={3} key={type}>
      <UploadRow
        type={type}
        need={needOf(type, needed)}
        added={addedOf(type, filing, documents)}
        onReading={onReading}
      />
      <Sums of={addedUp.find((one) => one.type === type)} />
    </Stack>
  )
  return (
    <>
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <T text={words.requiredTitle} />
        </Heading>
        {missing.length > 0 && !filing?.completed && (
          <Banner tone="info">
            <T text={missing.every(isHere) ? words.hereNotCounted : bannerFor(needed)} />
          </Banner>
        )}
        <Stack as="ul" gap={3}>
          {requiredDocumentTypes.map(row)}
        </Stack>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <T text={words.optionalTitle} />
        </Heading>
        <Stack as="ul" gap={3}>
          {optionalTypes.map(row)}
        </Stack>
      </Stack>
    </>
  )
}

function needOf(type: DocumentType, needed: readonly DocumentType[]) {
  if (isAmong(needed, type)) return 'required'
  return isAmong(requiredDocumentTypes, type) ? 'with-home' : 'optional'
}

/** The specified words, which name both; who said to have no home of their own is not asked for a mortgage. */
const bannerFor = (needed: readonly DocumentType[]) =>
  isAmong(needed, 'mortgage_statement') ? words.banner : words.bannerWithoutHome

/** The required documents in short, above a long list of what is there: which are still needed, each a link to where it is added. */
export function RequiredInShort({ filing, documents }: Pick<DocumentChecklistProps, 'filing' | 'documents'>) {
  const { missing } = requiredOf(filing, documents)
  if (filing?.completed) return null
  const shown = requiredDocumentTypes
    .map((type) => ({ type, added: addedOf(type, filing, documents), isMissing: missing.includes(type) }))
    .filter(({ added, isMissing }) => isMissing || added.count > 0)
  return (
    <Cluster gap={4}>
      <Text as="span" tone="muted">
        <T text={words.requiredTitle} />:
      </Text>
      <Cluster as="ul" gap={4}>
        {shown.map(({ type, added, isMissing }) => (
          <Cluster as="li" gap={2} key={type}>
            <Link href={`#${uploadIds(type).card}`}>
              <T text={documentTypeWords(type)} />
            </Link>
            {added.count > 0 && <AddedBadge added={added} />}
            {isMissing && (
              <Badge tone="warning">
                <T text={words.stillNeeded} />
              </Badge>
            )}
          </Cluster>
        ))}
      </Cluster>
    </Cluster>
  )
}

/** What several documents of a type that count come to together. */
function Sums({ of }: { readonly of: AddedUp | undefined }) {
  if (of === undefined || of.documents < 2) return null
  return (
    <>
      <Banner tone={of.hasUnsure || of.partners.length > 0 ? 'warning' : 'info'}>
        <T text={words.several} values={{ count: of.documents }} />
        {of.hasUnsure && (
          <>
            {' '}
            <T text={words.withoutUnsure} />
          </>
        )}
        {of.partners.length > 0 && (
          <>
            {' '}
            <T text={words.withoutPartners} values={{ documents: of.partners.join(', ') }} />
          </>
        )}
      </Banner>
      <MoneyTable
        caption={<T text={words.together} />}
        rows={of.amounts.map(({ question, amount }) => ({
          id: question,
          label: <T text={sumWords(question)} />,
          amount: formatEuros(amount),
        }))}
      />
    </>
  )
}
