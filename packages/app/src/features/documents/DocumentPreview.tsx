import type { Evidence, PageBox, TaxDocument } from '@aangiftewijs/domain/documents'
import { Announcer } from '@aangiftewijs/ui/Announcer'
import { Button } from '@aangiftewijs/ui/Button'
import { DocumentFrame, DocumentLine, DocumentPicture } from '@aangiftewijs/ui/DocumentFrame'
import { Link } from '@aangiftewijs/ui/Link'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { useEffect, useEffectEvent, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { fetchFile, isOfSessionEnd } from '../../ports/api.ts'
import { AddressButton } from '../../shell/AddressButton.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { showToast } from '../../shell/toasts.ts'
import { words } from './copy.ts'
import { placeWords } from './FoundOn.tsx'
import { OfDocument } from './OfDocument.tsx'
import { toastWords } from './upload.copy.ts'

/** The file itself; with a page number, that page as a picture. */
export const previewPath = (documentId: number, page?: number): string =>
  `/api/documents/${documentId}/preview${page === undefined ? '' : `?page=${page}`}`

interface PreviewButtonProps {
  readonly document: TaxDocument
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Whether the address of the page opens the preview of a document. */
export const isPreviewAsked = (documentId: number, search: string): boolean =>
  new URLSearchParams(search).get('preview') === String(documentId)

/** Opens and closes the preview in the page; without script the page comes back with it open, at the document. */
export function PreviewButton({ document, isOpen, onToggle }: PreviewButtonProps) {
  const { path } = usePage()
  return (
    <AddressButton
      href={`${path}${isOpen ? '' : `?preview=${document.id}`}#document-${document.id}`}
      variant="secondary"
      size="small"
      onPress={onToggle}
    >
      <OfDocument text={isOpen ? words.previewClose : words.preview} name={document.filename} />
    </AddressButton>
  )
}

/** What is shown of a document: the file in its frame, its pages as pictures, or these with a place outlined. */
export type Preview = 'file' | 'pages' | MarkedPlace

/** Where a figure stands, and what stands before it there. */
export type MarkedPlace = PageBox & { readonly label?: string }

/** Of what was read; null where it was not found on the paper. */
export const markedPlace = (evidence: Evidence | null): MarkedPlace | null =>
  evidence?.place ? { ...evidence.place, label: evidence.label } : null

/** Says where the place is that was outlined: the outline is in a picture. */
export function PlaceSaid({ preview }: { readonly preview: Preview | null }) {
  const say = useWords()
  return <Announcer message={typeof preview === 'object' && preview ? placeWords(preview, say) : ''} />
}

/** Whether the page of a document fits beside its figures. */
export const hasRoomBeside = (): boolean => matchMedia('(min-width: 64rem)').matches

interface PlaceLineProps {
  readonly document: TaxDocument
  readonly place: MarkedPlace
}

/** The line of a page on which a figure stands, as a picture. */
export function PlaceLine({ document, place }: PlaceLineProps) {
  const say = useWords()
  const title = `${say(words.previewOf, { document: document.filename })}. ${placeWords(place, say)}`
  return <DocumentLine src={previewPath(document.id, place.page)} title={title} mark={place} />
}

interface DocumentPreviewProps {
  readonly document: TaxDocument
  readonly preview: Preview
}

/** A document page by page, in a frame in which nothing runs or as pictures. Spec 1 § 2. */
export function DocumentPreview({ document, preview }: DocumentPreviewProps) {
  const say = useWords()
  const place = typeof preview === 'object' ? preview : null
  const [page, setPage] = useState(place?.page ?? 1)
  const [pages, setPages] = useState<number | null>(null)
  const path = previewPath(document.id, page)
  const mark = place?.page === page ? place : undefined
  const name = say(words.previewOf, { document: document.filename })
  const title = mark ? `${name}. ${placeWords(mark, say)}` : name
  const fail = useEffectEvent((failure: unknown) => {
    setPages(0)
    if (isOfSessionEnd(failure)) return
    showToast({ variant: 'destructive', title: say(toastWords.error), text: say(toastWords.previewFailed) })
  })
  useEffect(() => {
    const leaving = new AbortController()
    fetchFile(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ headers }) => setPages(Number(headers.get('X-Page-Count') ?? 1)),
      (failure) => leaving.signal.aborted || fail(failure),
    )
    return () => leaving.abort()
  }, [path])

  if (pages === 0)
    return (
      <Text tone="error">
        <T text={toastWords.previewFailed} />
      </Text>
    )
  return (
    <Stack gap={2}>
      {preview === 'file' ? (
        <DocumentFrame src={path} title={title} />
      ) : (
        <DocumentPicture src={path} title={title} mark={mark} />
      )}
      <Cluster gap={2}>
        {pages !== null && pages > 1 && (
          <>
            <Button variant="quiet" size="small" isDisabled={page <= 1} onPress={() => setPage(page - 1)}>
              <OfDocument text={words.previousPage} name={document.filename} />
            </Button>
            <Text as="span" size="sm">
              <T text={words.pageOf} values={{ page, pages }} />
            </Text>
            <Button variant="quiet" size="small" isDisabled={page >= pages} onPress={() => setPage(page + 1)}>
              <OfDocument text={words.nextPage} name={document.filename} />
            </Button>
          </>
        )}
        <Link href={previewPath(document.id)} isExternal>
          <OfDocument text={words.openInTab} name={document.filename} />
        </Link>
      </Cluster>
    </Stack>
  )
}
