import {
  type FigureName,
  figureNames,
  hasLoanParts,
  type Statement,
  statementsToCorrect,
  sureEnough,
  type TaxDocument,
  typeOf,
  typesOf,
} from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { centsOf, formatEuros } from '@aangiftewijs/domain/money'
import { belongingOf, isUsed, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { DataTable } from '@aangiftewijs/ui/DataTable'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import type { MouseEvent } from 'react'
import { Period } from '../../copy/Period.tsx'
import { T } from '../../copy/words.tsx'
import { AbsentWords } from './AbsentWords.tsx'
import { Belongs } from './Belongs.tsx'
import { type MarkedPlace, markedPlace, previewPath } from './DocumentPreview.tsx'
import { type Corrections, Figure } from './Figure.tsx'
import { FoundOn } from './FoundOn.tsx'
import { fieldWords, words } from './reading.copy.ts'
import { hasAbsent, hasUnsure, type ReadingRow, readingRows } from './reading-rows.ts'
import { documentTypeWords } from './type.copy.ts'

interface ReadingProps {
  readonly document: TaxDocument
  /** The return it belongs to. */
  readonly filing: TaxFiling | null
  /** Opens the preview at the place of a figure. */
  readonly onShow: (place: MarkedPlace) => void
  /** Null where nothing can be changed any more. */
  readonly corrections: Corrections | null
}

const figureName = (field: string): FigureName | undefined => figureNames.find((name) => name === field)

/** What was read from a document: statement by statement, with what to check and what to type. */
export function Reading({ document, filing, onShow, corrections }: ReadingProps) {
  const statements = statementsToCorrect(document)
  return (
    <Stack gap={4}>
      {hasUnsure(document) && (
        <Text size="sm" tone="warning">
          <T text={words.pleaseCheckText} />
        </Text>
      )}
      {hasAbsent(document) && (
        <Text size="sm" tone="warning">
          <AbsentWords document={document} />
        </Text>
      )}
      {statements.map((statement, index) => (
        <Stack key={`${statement.kind} ${index + 1}`} gap={2}>
          {statements.length > 1 && (
            <Heading level={4}>
              <T text={words.statement} values={{ number: index + 1, count: statements.length }} />
              {typesOf(document).length > 1 && (
                <>
                  {': '}
                  <T text={documentTypeWords(typeOf(statement, document))} />
                </>
              )}
            </Heading>
          )}
          <SummaryList
            rows={readingRows(statement, document).map((row) => {
              const field = figureName(row.field)
              return {
                id: row.field,
                term: <T text={row.term} />,
                value:
                  field === undefined ? (
                    <Fact row={row} />
                  ) : (
                    <Figure
                      document={document}
                      figure={{ statement: index, field }}
                      row={row}
                      corrections={isUsed(statement, document) ? corrections : null}
                    />
                  ),
                ...foundHere(document.id, row, onShow),
              }
            })}
          />
          <LoanParts statement={statement} />
          <SourceNote statement={statement} />
          <WhereItBelongs statement={statement} document={document} filing={filing} />
        </Stack>
      ))}
    </Stack>
  )
}

/** What was read that is no amount. */
function Fact({ row }: { readonly row: ReadingRow }) {
  const { place = null, label = '' } = row.evidence ?? {}
  if (row.text === null) return <T text={words.notFound} />
  const text = row.field === 'employmentPeriod' ? <Period text={row.text} /> : row.text
  if (!row.isUnsure) return text
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <span>{text}</span>
        <Badge tone="warning">
          <T text={words.pleaseCheck} />
        </Badge>
      </Cluster>
      <FoundOn place={place} label={label} />
    </Stack>
  )
}

/** The link to the page a figure stands on; with script, the preview opens there with the figure outlined. */
function foundHere(documentId: number, { evidence }: ReadingRow, onShow: ReadingProps['onShow']) {
  const place = markedPlace(evidence)
  if (!place) return {}
  return {
    changeHref: previewPath(documentId, place.page),
    changeLabel: <T text={words.foundHere} />,
    onFollow: (event: MouseEvent) => {
      event.preventDefault()
      onShow(place)
    },
  }
}

/** What a statement fills in where its type does not tell: of income that is no wage, of a letter of a municipality. */
function SourceNote({ statement }: { readonly statement: Statement }) {
  const note = noteOf(statement)
  if (note === null) return null
  return (
    <Text size="sm" tone="muted">
      <T text={note} />
    </Text>
  )
}

function noteOf(statement: Statement): Copy | null {
  if (statement.kind === 'income_statement') {
    const { source = 'wage' } = statement
    return source === 'wage' ? null : words[source]
  }
  const isHomeValue = statement.kind === 'amount' && statement.wozValue !== undefined
  return isHomeValue && (statement.evidence.wozValue?.confidence ?? 0) >= sureEnough ? words.woz : null
}

/** Where a statement may belong that no question takes; nothing where one does. */
function WhereItBelongs({
  statement,
  ...of
}: Pick<ReadingProps, 'document' | 'filing'> & { readonly statement: Statement }) {
  const belonging = belongingOf(statement, of.document, of.filing)
  return belonging && <Belongs belonging={belonging} {...of} />
}

/** The parts of a mortgage, when there are several: their interest adds up to the figure above. */
function LoanParts({ statement }: { readonly statement: Statement }) {
  if (!hasLoanParts(statement)) return null
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
          interest:
            part.mortgageInterest === null ? <T text={words.notFound} /> : formatEuros(centsOf(part.mortgageInterest)),
        },
      }))}
    />
  )
}
