import type { DocumentPatch, TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { words } from './standing.copy.ts'
import { useDocumentChange } from './use-document-change.ts'

/** What is posted without script to say the same as the patch. */
type PostedFields = Readonly<Record<string, string>>

interface SayButtonProps {
  readonly document: TaxDocument
  readonly patch: DocumentPatch
  /** `intent` among them. */
  readonly fields: PostedFields
  /** What is told when it is saved. */
  readonly done: Copy
  /** @default 'secondary' */
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** A button with which the person says something of a document: a form of its own. */
export function SayButton({ document, patch, fields, done, variant = 'secondary', children }: SayButtonProps) {
  const { isRunning, change } = useDocumentChange(document)
  return (
    <form
      method="post"
      action={pathOf('documents')}
      onSubmit={(event) => {
        event.preventDefault()
        void change(patch, done)
      }}
    >
      <input type="hidden" name="documentId" value={document.id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        size="small"
        variant={variant}
        isPending={isRunning}
        pendingLabel={<T text={words.saving} />}
      >
        {children}
        <VisuallyHidden> ({document.filename})</VisuallyHidden>
      </Button>
    </form>
  )
}
