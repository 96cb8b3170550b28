import { inspected } from '../../../shell/inspection.ts'
import type { ChartCode } from './wizard-of-visit.ts'

/** What shows that a person is about to use the page. */
const signs = ['pointerover', 'focusin', 'keydown'] as const

/** Prepares the wizard when the page is about to be used: at once where the code is there, or an inspector watches. Returns how to stop. */
export function onFirstUse(prepare: () => void, code: ChartCode): () => void {
  const watch = new AbortController()
  const begin = () => {
    watch.abort()
    prepare()
  }
  if (code.loaded() !== undefined || inspected().inspect !== undefined) begin()
  else for (const sign of signs) document.addEventListener(sign, begin, { capture: true, signal: watch.signal })
  return () => watch.abort()
}
