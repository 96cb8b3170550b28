/**
 * Drafts: what stood in a page's forms when the session ended or the page broke, kept in this tab only until the page is
 * opened again. Passwords, files and hidden values are never kept. Restored only for the person who typed it.
 */
export interface Draft {
  readonly owner: number | null
  readonly path: string
  readonly values: readonly DraftValue[]
}

export interface DraftValue {
  readonly form: string
  readonly name: string
  readonly value: string
  readonly isTicked: boolean | null
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const storageKey = 'draft'
const keptNowhere = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'])

let owner: number | null = null

/** Tells whose answers are on screen; a draft of someone else is thrown away. */
export const setDraftOwner = (userId: number | null): void => {
  owner = userId
}

export const draftOwner = (): number | null => owner

/** Whether there may be something to put back. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** The controls a draft is of. */
export function controls(): readonly Control[] {
  const found = document.querySelectorAll<Control>('main input[name], main textarea[name], main select[name]')
  // By name too: show-password turns a password field into a text field.
  return [...found].filter((control) => !keptNowhere.has(control.type) && !/password/i.test(control.name))
}

export const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Keeps what is typed on this page. @returns whether it has anything that could be typed in, and could be kept */
export function saveDraft(): boolean {
  const values = controls().map((control) => ({
    form: control.form?.getAttribute('action') ?? '',
    name: control.name,
    value: control.value,
    isTicked: isTickable(control) ? control.checked : null,
  }))
  if (values.length === 0) return false
  const draft: Draft = { owner, path: location.pathname, values }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
    return true
  } catch {
    // Storage is full or forbidden: then nothing is kept, which is what the person would have without drafts.
    return false
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
