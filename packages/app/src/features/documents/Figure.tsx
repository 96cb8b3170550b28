import type { Evidence, PageBox, TaxDocument } from '@aangiftewijs/domain/documents'
import { centsOf, formatAmount, formatEuros } from '@aangiftewijs/domain/money'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { useEffect, useRef } from 'react'
import { T } from '../../copy/words.tsx'
import { AddressButton } from '../../shell/AddressButton.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { words } from './correction.copy.ts'
import { correctionId, correctionSearch, type FigurePlace } from './correction-asked.ts'
import { markedPlace } from './DocumentPreview.tsx'
import { FoundOn } from './FoundOn.tsx'
import { words as readingWords } from './reading.copy.ts'
import type { ReadingRow } from './reading-rows.ts'
import { SayButton } from './SayButton.tsx'

/** What can be done with the figures of a document. */
export interface Corrections {
  /** The figure being typed; null when none is. */
  readonly open: FigurePlace | null
  /** Opens a figure's form, with the page it stands on beside it. */
  readonly onOpen: (figure: FigurePlace, place: PageBox | null) => void
  readonly onClose: () => void
}

interface FigureProps {
  readonly document: TaxDocument
  readonly figure: FigurePlace
  readonly row: ReadingRow
  /** Null where nothing can be changed any more. */
  readonly corrections: Corrections | null
}

/** An amount that was read, typed, or not found, and where it is corrected. */
export function Figure({ document, figure, row, corrections }: FigureProps) {
  const isOpen = corrections?.open?.statement === figure.statement && corrections.open.field === figure.field
  const id = correctionId(document.id, figure)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Back to where the person came from.
    if (wasOpen.current && !isOpen) globalThis.document.getElementById(`${id}-open`)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, id])

  if (corrections === null) return row.text === null ? <T text={readingWords.notFound} /> : <Shown row={row} />
  if (isOpen)
    return (
      <CorrectionForm
        document={document}
        figure={figure}
        label={row.term}
        amount={row.amount === null ? '' : formatAmount(centsOf(row.amount))}
        place={markedPlace(row.evidence)}
        onClose={corrections.onClose}
      />
    )
  const open = (
    <OpenButton
      document={document}
      figure={figure}
      row={row}
      onPress={() => corrections.onOpen(figure, markedPlace(row.evidence))}
    />
  )
  if (row.text === null) return open
  return (
    <Cluster gap={2}>
      <Shown row={row} />
      {row.isUnsure && row.amount !== null && (
        <SayButton
          document={document}
          patch={{ correction: { ...figure, amount: row.amount } }}
          fields={{ ...postedFigure(figure), intent: 'correct', amount: formatAmount(centsOf(row.amount)) }}
          done={words.saved}
        >
          <T text={words.isRight} />
          <VisuallyHidden>
            {' '}
            <T text={row.term} />
          </VisuallyHidden>
        </SayButton>
      )}
      {open}
      {row.evidence?.corrected && (
        <SayButton
          document={document}
          patch={{ correction: { ...figure, amount: null } }}
          fields={{ ...postedFigure(figure), intent: 'take-back' }}
          done={words.takenBack}
          variant="quiet"
        >
          <T text={words.takeBack} />
          <VisuallyHidden>
            {' '}
            <T text={row.term} />
          </VisuallyHidden>
        </SayButton>
      )}
    </Cluster>
  )
}

const postedFigure = ({ statement, field }: FigurePlace) => ({ statement: String(statement), field })

/** The amount, and how far it can be trusted. */
function Shown({ row: { text, amount, evidence, isUnsure } }: { readonly row: ReadingRow }) {
  const { place = null, label = '', corrected } = evidence ?? {}
  const isOther = corrected !== undefined && corrected.read !== null && corrected.read !== amount
  if (!isUnsure && !corrected) return text
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <span>{text}</span>
        <Badge tone={corrected ? 'info' : 'warning'}>
          <T text={badgeOf(amount, corrected)} />
        </Badge>
      </Cluster>
      {isOther && (
        <Text size="sm" tone="muted">
          <T text={words.weRead} values={{ amount: formatEuros(centsOf(corrected.read)) }} />
        </Text>
      )}
      {isUnsure && <FoundOn place={place} label={label} />}
    </Stack>
  )
}

function badgeOf(amount: number | null, corrected: Evidence['corrected']) {
  if (!corrected) return readingWords.pleaseCheck
  if (corrected.read === null) return words.typed
  return corrected.read === amount ? words.confirmedByYou : words.badge
}

type OpenButtonProps = Omit<FigureProps, 'corrections'> & { readonly onPress: () => void }

/** Opens the form of a figure; without script, this page with it. */
function OpenButton({ document, figure, row, onPress }: OpenButtonProps) {
  const { path } = usePage()
  return (
    <AddressButton
      id={`${correctionId(document.id, figure)}-open`}
      href={`${path}?${correctionSearch(document.id, figure)}#document-${document.id}`}
      variant={row.text === null ? 'secondary' : 'quiet'}
      size="small"
      onPress={onPress}
    >
      <T text={row.text === null ? words.notFoundTypeIt : words.correct} />
      <VisuallyHidden>
        {' '}
        <T text={row.term} />
      </VisuallyHidden>
    </AddressButton>
  )
}
