import type { Cents } from '../money/index.ts'
import type { TaxDocument } from './documents.schema.ts'
import { type DocumentType, documentTypes } from './documents.ts'
import { type FigureName, figureNames, figuresOf, isSure, sumOfFigures } from './figures.ts'

/** The documents of one type and what they come to together. */
export interface DocumentGroup {
  readonly type: DocumentType
  readonly documents: readonly TaxDocument[]
  /** How many of them bring a sure figure. Of several the person is warned that they are added up. Spec 1 § 2. */
  readonly addedUp: number
  /** Whether some figure in them is not sure, and so not in the sums. */
  readonly hasUnsure: boolean
  /** The sure figures added up, in cents; a name of which none is sure is left out. */
  readonly figures: readonly { readonly name: FigureName; readonly amount: Cents }[]
}

/** The uploaded documents grouped by type, in the order of the types; types without a document are left out. */
export const groupDocuments = (documents: readonly TaxDocument[]): readonly DocumentGroup[] =>
  documentTypes.flatMap((type) => {
    const ofType = documents.filter((document) => document.type === type)
    if (ofType.length === 0) return []
    const read = figuresOf(ofType)
    const figures = read.filter(isSure)
    const found = figureNames.filter((name) => figures.some((figure) => figure.name === name))
    return [
      {
        type,
        documents: ofType,
        addedUp: new Set(figures.map(({ documentId }) => documentId)).size,
        hasUnsure: figures.length < read.length,
        figures: found.map((name) => ({ name, amount: sumOfFigures(figures, name) })),
      },
    ]
  })
