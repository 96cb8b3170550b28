import type { DocumentPatch, TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { useState } from 'react'
import { spoken, useWords } from '../../copy/words.tsx'
import { useQueryClient } from '../../ports/queries.ts'
import { showToast } from '../../shell/toasts.ts'
import { thrownWords } from './failure-words.ts'
import { toastWords } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'

/** What a person says of a document, saved: once at a time, with what is said when it is done or fails. */
export function useDocumentChange({ id }: Pick<TaxDocument, 'id'>) {
  const say = useWords()
  const queryClient = useQueryClient()
  const [isRunning, setRunning] = useState(false)

  /** Resolves with whether it was saved. */
  const change = async (patch: DocumentPatch, done: Copy): Promise<boolean> => {
    if (isRunning) return false
    setRunning(true)
    try {
      await documentCalls(queryClient, say(toastWords.changeFailed)).change({ id, patch })
      showToast({ variant: 'default', title: say(done) })
      return true
    } catch (failure) {
      const text = thrownWords(failure)
      showToast({
        variant: 'destructive',
        title: say(toastWords.changeFailed),
        text: spoken(text, say),
      })
      return false
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, change }
}
