import { useState } from 'react'
import { useWords } from '../../copy/words.tsx'
import { showToast, type ToastContent } from '../../shell/toasts.ts'
import { toastWords } from './upload.copy.ts'

/** A call a button makes: once at a time, with what is said when it fails and when it is done. */
export function useCall<Answer>(
  perform: () => Promise<Answer>,
  failed: (typeof toastWords)[keyof typeof toastWords],
  done: (answer: Answer) => ToastContent | null,
): { readonly isRunning: boolean; readonly run: () => Promise<void> } {
  const say = useWords()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    if (isRunning) return
    setRunning(true)
    try {
      const toast = done(await perform())
      if (toast) showToast(toast)
    } catch {
      showToast({ variant: 'destructive', title: say(toastWords.error), text: say(failed) })
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run }
}
