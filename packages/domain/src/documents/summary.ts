import type { Cents } from '../money/index.ts'
import type { TaxDocument } from './documents.schema.ts'
import { type DocumentType, documentTypes } from './documents.ts'
import { type FigureName, figureNames, figuresOf, isSure, sumOfFigures } from './figures.ts'

/** The documents of one type and what they come to together. */
export interface DocumentGroup {
  readonly type: DocumentType
  readonly documents: readonly TaxDocument[]
  /** Several documents of one type: the person is warned that their figures are added up. Spec 1 § 2. */
  readonly isAggregated: boolean
  /** The sure figures added up, in cents; a name of which none is sure is left out. */
  readonly figures: readonly { readonly name: FigureName; readonly amount: Cents }[]
}

/** The uploaded documents grouped by type, in the order of the types; types without a document are left out. */
export const groupDocuments = (documents: readonly TaxDocument[]): readonly DocumentGroup[] =>
  documentTypes.flatMap((type) => {
    const ofType = documents.filter((document) => document.type === type)
    if (ofType.length === 0) return []
    const figures = figuresOf(ofType).filter(isSure)
    const found = figureNames.filter((name) => figures.some((figure) => figure.name === name))
    return [
      {
        type,
        documents: ofType,
        isAggregated: ofType.length > 1,
        figures: found.map((name) => ({ name, amount: sumOfFigures(figures, name) })),
      },
    ]
  })
