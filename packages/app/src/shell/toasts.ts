import { useSyncExternalStore } from 'react'
import type { Flash } from '../page-request.ts'

/** What a toast says: the same shape as a flash of the server, already in the visitor's language. */
export type ToastContent = Flash

export interface ShownToast extends ToastContent {
  /** Grows with every toast, so that the same words twice are two announcements. */
  readonly id: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast; one at a time, a new one takes the place of the one before (spec 1 § 9). Never the only place an error is shown. */
export function showToast(content: ToastContent): void {
  count += 1
  show({ ...content, id: count })
}

/** How many there were since the document was loaded. */
export const toastsShown = (): number => count

/** Takes the toast away. */
export const dismissToast = (): void => show(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toast to show, or null; for the shell's toast region. */
export const useToast = (): ShownToast | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
