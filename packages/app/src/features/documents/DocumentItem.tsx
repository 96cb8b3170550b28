import {
  formatFileSize,
  type PageBox,
  type ScanStatus,
  statementsToCorrect,
  type TaxDocument,
  unreadYet,
} from '@aangiftewijs/domain/documents'
import type { Standing, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Cluster, Grid, Text } from '@aangiftewijs/ui/layout'
import { ProgressBar } from '@aangiftewijs/ui/ProgressBar'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { useLayoutEffect, useState } from 'react'
import { formatMoment } from '../../copy/dates.ts'
import { pageLanguage, T, useLanguageChoice } from '../../copy/words.tsx'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { Confirmation } from './Confirmation.tsx'
import { words } from './copy.ts'
import { correctionAsked, type FigurePlace } from './correction-asked.ts'
import { DocumentBadges } from './DocumentBadges.tsx'
import {
  DocumentPreview,
  hasRoomBeside,
  isPreviewAsked,
  PlaceSaid,
  type Preview,
  PreviewButton,
} from './DocumentPreview.tsx'
import { Folded } from './Folded.tsx'
import { NewPhoto } from './NewPhoto.tsx'
import { OtherType } from './OtherType.tsx'
import { ReadAgain } from './ReadAgain.tsx'
import { Reading } from './Reading.tsx'
import { words as readingWords } from './reading.copy.ts'
import { canBeChanged, StandingNotice } from './StandingNotice.tsx'
import { unreadWords } from './unread-words.ts'
import { statusTexts } from './upload.copy.ts'
import { useDocumentScan } from './use-document-scan.ts'

interface DocumentItemProps {
  readonly document: TaxDocument
  readonly standing: Standing
  readonly filing: TaxFiling | null
  /** All documents of its return. */
  readonly documents: readonly TaxDocument[]
  /** Whether its pages are shown by themselves, where there is room. */
  readonly isOpened: boolean
  /** Whether what was read of it is folded away at first. */
  readonly isFolded: boolean
}

/** One uploaded document: where it stands, what was read, its preview and its removal. */
export function DocumentItem({ document, standing, filing, documents, isOpened, isFolded }: DocumentItemProps) {
  const choice = useLanguageChoice()
  const { snapshot, send } = useDocumentScan({ type: document.type, document, allowsSeveral: false })
  // Looked for no longer, it is still read: no page may say that nothing was found.
  const isLeft = document.status === 'scanning' && snapshot.hasTag('unread')
  const status: ScanStatus = isLeft ? 'delayed' : document.status
  const { filename } = document
  const { search } = usePage()
  const posted = usePostedForm('correct')
  const [figure, setFigure] = useState(() => correctionAsked(document.id, search, posted))
  const [preview, setPreview] = useState<Preview | null>(() => {
    if (figure !== null) return placeOf(document, figure) ?? 'file'
    return isPreviewAsked(document.id, search) ? 'file' : null
  })
  // Before it is painted: nothing moves for it.
  useLayoutEffect(() => {
    if (isOpened && document.status === 'passed' && hasRoomBeside()) setPreview('pages')
  }, [isOpened, document.status])
  const corrections = {
    open: figure,
    onOpen: (next: FigurePlace, at: PageBox | null) => {
      setFigure(next)
      // Where there is no room beside, the line stands above the field.
      if (at === null || hasRoomBeside()) setPreview(at ?? 'file')
    },
    onClose: () => setFigure(null),
  }
  const beside = preview && <DocumentPreview key={keyOf(preview)} document={document} preview={preview} />
  const reading = (status === 'passed' || status === 'unread') && (
    <Reading
      document={document}
      filing={filing}
      onShow={setPreview}
      corrections={canBeChanged(filing) ? corrections : null}
    />
  )
  return (
    <Card
      as="li"
      id={`document-${document.id}`}
      title={filename}
      headingLevel={3}
      eyebrow={
        <Cluster gap={2} as="span">
          <DocumentBadges document={document} standing={standing} status={status} />
        </Cluster>
      }
      actions={
        <>
          <PreviewButton
            document={document}
            isOpen={preview !== null}
            onToggle={() => setPreview(preview === null ? 'file' : null)}
          />
          <Confirmation
            asked={`remove=${document.id}`}
            label={
              <>
                <T text={words.remove} />
                <VisuallyHidden> {filename}</VisuallyHidden>
              </>
            }
            title={<T text={words.removeTitle} />}
            text={<T text={words.removeText} values={{ document: filename }} />}
            confirmLabel={<T text={words.remove} />}
            pendingLabel={<T text={words.removing} />}
            isRunning={snapshot.matches('removing')}
            onConfirm={() => send({ type: 'removing is chosen' })}
            fields={{ intent: 'remove', documentId: String(document.id) }}
          />
        </>
      }
    >
      <PlaceSaid preview={preview} />
      <StandingNotice document={document} standing={standing} filing={filing} documents={documents} />
      {status === 'scanning' && (
        <ProgressBar label={<T text={readingWords.readingDocument} values={{ document: filename }} />} />
      )}
      {status !== 'passed' && (
        <Text>
          <T text={unreadWords(document, status)} />
          {isLeft && (
            <>
              {' '}
              <T text={statusTexts.reload} />
            </>
          )}
          {unreadYet.includes(document.status) && !isLeft && (
            <InsteadOfScript as="span">
              {' '}
              <T text={statusTexts.reload} />
            </InsteadOfScript>
          )}
        </Text>
      )}
      {canBeChanged(filing) && <NewPhoto document={document} />}
      {canBeChanged(filing) && <ReadAgain document={document} />}
      <Folded id={document.id} isFolded={isFolded && status === 'passed'} isHeldOpen={preview !== null}>
        {(reading || beside) && (
          // One grid for both, also while one is alone: in another parent the figures would be drawn anew, without what is being typed.
          <Grid {...(reading && beside ? { min: 'large' } : { columns: 1 })} gap={4}>
            {reading}
            {beside}
          </Grid>
        )}
      </Folded>
      <Text size="sm" tone="muted">
        {formatFileSize(document.filesize, pageLanguage(choice))}
        {document.uploadedAt && (
          <>
            {' · '}
            <T text={words.uploadedAt} values={{ date: formatMoment(document.uploadedAt, choice) }} />
          </>
        )}
      </Text>
      {canBeChanged(filing) && status !== 'scanning' && <OtherType document={document} />}
    </Card>
  )
}

/** Where a figure stands, if it was found. */
const placeOf = (document: TaxDocument, figure: FigurePlace | null): PageBox | null =>
  figure === null ? null : (statementsToCorrect(document)[figure.statement]?.evidence[figure.field]?.place ?? null)

const keyOf = (preview: Preview) =>
  typeof preview === 'object' ? `${preview.page} ${preview.x} ${preview.y}` : preview
