import type { DraftValue } from './drafts.ts'
import { type Control, controls, type Draft, draftOwner, dropDraft, isTickable, storageKey } from './drafts.ts'

function readDraft(): Draft | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text === null ? null : (JSON.parse(text) as Draft)
  } catch {
    return null
  }
}

/** Puts a kept draft of the page at `path` back into its controls; once. */
export function restoreDraft(path: string): void {
  const draft = readDraft()
  if (draft === null || draftOwner() === null || draft.path !== path) return
  dropDraft()
  if (draft.owner !== draftOwner()) return
  for (const control of controls()) {
    const form = control.form?.getAttribute('action') ?? ''
    const kept = draft.values.find(
      (value) =>
        value.form === form &&
        value.name === control.name &&
        (!isTickable(control) || control.type !== 'radio' || value.value === control.value),
    )
    if (kept !== undefined) type(control, kept)
  }
}

/** Types into a control as a person would, so that React, which watches the native setter, learns of it. */
function type(control: Control, kept: DraftValue) {
  if (isTickable(control)) {
    if (kept.isTicked !== null && control.checked !== kept.isTicked) control.click()
    return
  }
  if (control.value === kept.value) return
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, kept.value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
