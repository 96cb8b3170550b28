import { type FigureName, figureNames } from '@aangiftewijs/domain/documents'
import type { PostedForm } from '../../page-request.ts'

/** A figure of one document: which statement of the file, and which field. */
export interface FigurePlace {
  readonly statement: number
  readonly field: FigureName
}

/** The search part of the address that opens this page with a figure's form: without script the button leads there. */
export const correctionSearch = (documentId: number, { statement, field }: FigurePlace): string =>
  `correct=${documentId}.${statement}.${field}`

/** The id of a figure's field; `-open` behind it, of the button that opens it. */
export const correctionId = (documentId: number, { statement, field }: FigurePlace): string =>
  `figure-${documentId}-${statement}-${field}`

const figurePlace = (statement: string, name: string): FigurePlace | null => {
  const field = figureNames.find((known) => known === name)
  return field !== undefined && /^\d{1,3}$/.test(statement) ? { statement: Number(statement), field } : null
}

/** The figure of a document whose form the page opens with: asked for in the address, or in a form that came back; null when none. */
export function correctionAsked(documentId: number, search: string, posted: PostedForm | null): FigurePlace | null {
  if (posted !== null) {
    const { documentId: id, statement = '', field = '' } = posted.fields
    return id === String(documentId) ? figurePlace(statement, field) : null
  }
  const [id, statement = '', field = ''] = (new URLSearchParams(search).get('correct') ?? '').split('.')
  return id === String(documentId) ? figurePlace(statement, field) : null
}
