import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { useEffect, useRef } from 'react'

/** What the person takes from its place: one document, or all of them. */
type Leaving = Pick<TaxDocument, 'id' | 'type'> | 'all'

/**
 * Moves the focus when what it stood on goes away: to the document that was moved, else to the next in the list, else to the list's
 * title. Returns how to tell that one is leaving.
 */
export function useFocusAfter(documents: readonly TaxDocument[]): (leaving: Leaving) => void {
  const leaving = useRef<Leaving | null>(null)
  const before = useRef(documents)
  useEffect(() => {
    const earlier = before.current
    before.current = documents
    const left = leaving.current
    if (left === null || isStillThere(left, documents)) return
    leaving.current = null
    focusOn(left === 'all' ? null : nextTo(left.id, earlier, documents))
  }, [documents])
  return (next) => {
    leaving.current = next
  }
}

const isStillThere = (left: Leaving, documents: readonly TaxDocument[]): boolean =>
  left === 'all' ? documents.length > 0 : documents.some(({ id, type }) => id === left.id && type === left.type)

/** The document itself where it still is, else the one after it as they were listed, else the one before. */
function nextTo(id: number, earlier: readonly TaxDocument[], documents: readonly TaxDocument[]): number | null {
  const listed = earlier.map((document) => document.id)
  const at = listed.indexOf(id)
  const nearest = [id, ...listed.slice(at + 1), ...listed.slice(0, Math.max(at, 0)).reverse()]
  return nearest.find((candidate) => documents.some((document) => document.id === candidate)) ?? null
}

/** After the button that was pressed went away with what it did: the title of the document, or of the list. */
export const keepFocus = (documentId: number | null): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusOn(documentId)
  })
}

/** The title of a document, or of the list. */
function focusOn(documentId: number | null): void {
  const title = document.querySelector<HTMLElement>(documentId === null ? '#uploaded h2' : `#document-${documentId} h3`)
  if (title === null) return
  title.tabIndex = -1
  title.focus()
}
