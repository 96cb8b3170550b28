import { type PageBox, type Statement, statementsOf, type TaxDocument } from '@aangiftewijs/domain/documents'
import { centsOf, formatEuros } from '@aangiftewijs/domain/money'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Button } from '@aangiftewijs/ui/Button'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { T } from '../../copy/words.tsx'
import { useHydrated } from '../tax-return/use-hydrated.ts'
import { previewPath } from './DocumentPreview.tsx'
import { fieldWords, words } from './reading.copy.ts'
import { type ReadingRow, readingRows } from './reading-rows.ts'

interface ReadingProps {
  readonly document: TaxDocument
  /** Opens the preview at the place of a figure. */
  readonly onShow: (place: PageBox) => void
}

/** What was read from a document: statement by statement, with what to check. */
export function Reading({ document, onShow }: ReadingProps) {
  const statements = statementsOf(document)
  const isUnsure = statements.some((statement) => readingRows(statement).some((row) => row.isUnsure))
  return (
    <Stack gap={4}>
      {isUnsure && (
        <Text size="sm" tone="warning">
          <T text={words.pleaseCheckText} />
        </Text>
      )}
      {statements.map((statement, index) => (
        <Stack key={`${statement.kind} ${Object.keys(statement.evidence).length} ${index + 1}`} gap={2}>
          {statements.length > 1 && (
            <Heading level={4}>
              <T text={words.statement} values={{ number: index + 1, count: statements.length }} />
            </Heading>
          )}
          <SummaryList
            rows={readingRows(statement).map((row) => ({
              id: row.field,
              term: <T text={row.term} />,
              value: <ReadValue row={row} documentId={document.id} onShow={onShow} />,
            }))}
          />
          <LoanParts statement={statement} />
        </Stack>
      ))}
    </Stack>
  )
}

interface ReadValueProps {
  readonly row: ReadingRow
  readonly documentId: number
  readonly onShow: ReadingProps['onShow']
}

function ReadValue({ row, documentId, onShow }: ReadValueProps) {
  const { place = null, label = '' } = row.evidence ?? {}
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <span>{row.text ?? <T text={words.notFound} />}</span>
        {row.isUnsure && (
          <Badge tone="warning">
            <T text={words.pleaseCheck} />
          </Badge>
        )}
      </Cluster>
      {place && (
        <Text size="xs" tone="muted" as="div">
          <FoundHere documentId={documentId} term={row.term} place={place} onShow={onShow} />{' '}
          <T text={words.foundOn} values={{ page: place.page, label }} />
        </Text>
      )}
    </Stack>
  )
}

interface FoundHereProps extends Omit<ReadValueProps, 'row'> {
  readonly term: ReadingRow['term']
  readonly place: PageBox
}

/** Opens the preview at a figure, outlined; without script, the page it stands on. */
function FoundHere({ documentId, term, place, onShow }: FoundHereProps) {
  const label = (
    <>
      <T text={words.foundHere} />
      <VisuallyHidden>
        {': '}
        <T text={term} />
      </VisuallyHidden>
    </>
  )
  if (!useHydrated())
    return (
      <Link href={previewPath(documentId, place.page)} isExternal externalLabel={<T text={words.newTab} />}>
        {label}
      </Link>
    )
  return (
    <Button variant="quiet" size="small" onPress={() => onShow(place)}>
      {label}
    </Button>
  )
}

/** The parts of a mortgage, when there are several: their interest adds up to the figure above. */
function LoanParts({ statement }: { readonly statement: Statement }) {
  if (statement.kind !== 'mortgage_statement' || statement.loanParts.length < 2) return null
  return (
    <DataTable
      caption={<T text={words.loanParts} />}
      columns={[
        { id: 'number', label: <T text={fieldWords.loanPartNumber} /> },
        { id: 'type', label: <T text={fieldWords.mortgageType} /> },
        { id: 'interest', label: <T text={fieldWords.mortgageInterest} />, align: 'end' },
      ]}
      rows={statement.loanParts.map((part, index) => ({
        id: String(index),
        cells: {
          number: part.loanPartNumber ?? <T text={words.loanPart} values={{ number: index + 1 }} />,
          type: part.mortgageType ?? '–',
          interest: formatEuros(part.mortgageInterest === null ? null : centsOf(part.mortgageInterest)),
        },
      }))}
    />
  )
}
