import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { addedOf, ownDocuments, partnerDocuments, pathOf } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { words } from './joint.copy.ts'
import { UploadCard } from './UploadCard.tsx'

const type = 'income_statement'

const namesIn = (documents: readonly TaxDocument[]): string =>
  documents.flatMap((document) => (document.type === type ? [document.filename] : [])).join(', ')

/** Where both partners of a joint return upload their income statements, and whose were read: told apart by the BSN on them, or by the name. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const [own, partners] = [namesIn(ownDocuments(filing, documents)), namesIn(partnerDocuments(filing, documents))]
  return (
    <Stack as="section" gap={4} id="joint-statements">
      <Heading level={2}>
        <T text={words.title} />
      </Heading>
      <Text>
        <T text={words.intro} />
      </Text>
      <Stack as="ul" gap={1}>
        <li>
          <T text={own === '' ? words.noneOwn : words.own} values={{ documents: own }} />
        </li>
        <li>
          <T text={partners === '' ? words.nonePartner : words.partner} values={{ documents: partners }} />
        </li>
      </Stack>
      <UploadCard type={type} isRequired added={addedOf(type, filing, documents)} onReading={nothingElseListsThem} />
      <Text size="sm">
        <Link href={pathOf('documents')}>
          <T text={words.all} />
        </Link>
      </Text>
    </Stack>
  )
}

const nothingElseListsThem = () => {}
