import { documentTypes, type TaxDocument } from '@aangiftewijs/domain/documents'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { Fold } from '@aangiftewijs/ui/Fold'
import { Stack } from '@aangiftewijs/ui/layout'
import { Select } from '@aangiftewijs/ui/Select'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import type { SubmitEvent } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { words } from './standing.copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { useDocumentChange } from './use-document-change.ts'
import { VerdictButton } from './VerdictButton.tsx'

/** Where a document is moved to the right type, or said not to be such a statement at all. */
export function OtherType({ document }: { readonly document: TaxDocument }) {
  const say = useWords()
  const { isRunning, change } = useDocumentChange(document)
  const others = documentTypes.filter((type) => type !== document.type)
  const move = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('type')
    const type = others.find((other) => other === chosen)
    if (type) void change({ type }, words.moved)
  }
  return (
    <Fold
      summary={
        <>
          <T text={words.otherType} />
          <VisuallyHidden> ({document.filename})</VisuallyHidden>
        </>
      }
    >
      <Stack gap={4}>
        <form method="post" action={pathOf('documents')} onSubmit={move}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="documentId" value={document.id} />
          <Stack gap={3} align="start">
            <Select
              name="type"
              id={`document-${document.id}-type`}
              label={<T text={words.chooseType} />}
              hint={<T text={words.moveHint} />}
              options={others.map((type) => ({ value: type, label: say(documentTypeWords(type)) }))}
            />
            <Button
              type="submit"
              size="small"
              variant="secondary"
              isPending={isRunning}
              pendingLabel={<T text={words.saving} />}
            >
              <T text={words.move} />
            </Button>
          </Stack>
        </form>
        {document.verdict !== 'left-out' && (
          <VerdictButton
            document={document}
            verdict="left-out"
            text={words.leaveOut}
            done={words.left}
            variant="quiet"
          />
        )}
      </Stack>
    </Fold>
  )
}
