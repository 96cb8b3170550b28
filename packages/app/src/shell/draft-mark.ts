/**
 * The id of a draft that is on its way to the server. A page that is loaded again is written before what was sent on leaving it has
 * arrived: by this it knows that there is something to wait for. Nothing of what was typed.
 */
const key = 'draft-on-its-way'

export function markDraft(id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Storage is full or forbidden: then the draft is shown when the page is opened once more.
  }
}

/** The draft a page before this one sent and did not hear of; null without one. */
export function markedDraft(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** It has arrived, or nobody waits for it. */
export function unmarkDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Forbidden storage holds no mark.
  }
}
