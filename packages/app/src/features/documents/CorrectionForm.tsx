import { documentPatchSchema, type TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { parseEuros } from '@aangiftewijs/domain/money'
import { parseWith } from '@aangiftewijs/domain/problem'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { useErrorTitle } from '../../shell/document-title.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { words } from './correction.copy.ts'
import { correctionId, type FigurePlace } from './correction-asked.ts'
import { hasRoomBeside, type MarkedPlace, PlaceLine } from './DocumentPreview.tsx'
import { useDocumentChange } from './use-document-change.ts'

interface CorrectionFormProps {
  readonly document: TaxDocument
  readonly figure: FigurePlace
  readonly label: Copy
  /** What the field starts with, as it is typed. */
  readonly amount: string
  /** Where it stands on the paper; null where it was not found. */
  readonly place: MarkedPlace | null
  readonly onClose: () => void
}

/** Where a figure of a document is typed in place of what was read, or of what was not. */
export function CorrectionForm({ document, figure, label, amount, place, onClose }: CorrectionFormProps) {
  const { path } = usePage()
  const isHydrated = useHydrated()
  const posted = usePostedForm('correct')
  const { isRunning, change } = useDocumentChange(document)
  /** How often what was saved was no amount, since the last time it was one. */
  const [wrongs, setWrongs] = useState(posted === null ? 0 : 1)
  useErrorTitle(wrongs > 0)
  /** Opened with a press where the page does not fit beside: the line it stands on is in view with the field. */
  const [hasLine] = useState(() => isHydrated && !hasRoomBeside())
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('amount') ?? '')
    const euros = typed.trim() === '' ? Number.NaN : parseEuros(typed)
    const said = parseWith(documentPatchSchema, { correction: { ...figure, amount: euros } })
    setWrongs(said.ok ? 0 : wrongs + 1)
    if (!said.ok) field.current?.focus()
    else void change(said.value, words.saved).then((isSaved) => isSaved && onClose())
  }
  return (
    <form method="post" action={pathOf('documents')} noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="documentId" value={document.id} />
      <input type="hidden" name="statement" value={figure.statement} />
      <input type="hidden" name="field" value={figure.field} />
      <Stack gap={3}>
        {hasLine && place && <PlaceLine document={document} place={place} />}
        <MoneyField
          ref={field}
          name="amount"
          id={correctionId(document.id, figure)}
          label={
            <>
              <T text={words.amount} />
              <VisuallyHidden>
                {': '}
                <T text={label} />
              </VisuallyHidden>
            </>
          }
          defaultValue={posted?.fields.amount ?? amount}
          {...(wrongs > 0 ? { error: <T key={wrongs} text={words.wrong} /> } : {})}
          // Without script a summary says it.
          errorRole={isHydrated ? 'alert' : undefined}
        />
        <Cluster gap={2}>
          <Button type="submit" size="small" isPending={isRunning} pendingLabel={<T text={words.saving} />}>
            <T text={words.save} />
          </Button>
          {isHydrated ? (
            <Button variant="quiet" size="small" onPress={onClose}>
              <T text={words.cancel} />
            </Button>
          ) : (
            <LinkButton variant="quiet" size="small" href={`${path}#document-${document.id}`}>
              <T text={words.cancel} />
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
