/**
 * Drafts: what stood in a page's forms when the session ended or the page broke, kept in this tab only until the page is
 * opened again. Passwords, files and hidden values are never kept. Restored only for the person who typed it.
 */
interface Draft {
  readonly owner: number | null
  readonly path: string
  readonly values: readonly DraftValue[]
}

interface DraftValue {
  readonly form: string
  readonly name: string
  readonly value: string
  readonly isTicked: boolean | null
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const storageKey = 'draft'
const keptNowhere = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

let owner: number | null = null

/** Tells whose answers are on screen; a draft of someone else is thrown away. */
export const setDraftOwner = (userId: number | null): void => {
  owner = userId
}

function controls(): readonly Control[] {
  const found = document.querySelectorAll<Control>('main input[name], main textarea[name], main select[name]')
  // By name too: show-password turns a password field into a text field.
  return [...found].filter((control) => !keptNowhere.has(control.type) && !/password/i.test(control.name))
}

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Keeps what is typed on this page, if it has anything typed. */
export function saveDraft(): void {
  const values = controls().map((control) => ({
    form: control.form?.getAttribute('action') ?? '',
    name: control.name,
    value: control.value,
    isTicked: isTickable(control) ? control.checked : null,
  }))
  if (values.length === 0) return
  const draft: Draft = { owner, path: location.pathname, values }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: then nothing is kept, which is what the person would have without drafts.
  }
}

/** Forgets the draft: after an explicit sign-out. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}

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
  if (draft === null || owner === null || draft.path !== path) return
  dropDraft()
  if (draft.owner !== owner) return
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
