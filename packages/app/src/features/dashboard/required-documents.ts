import { requiredDocumentTypes, type TaxDocument } from '@aangiftewijs/domain/documents'

/** How many of the required types are there, each counted once. Decisions, Filing: counted, not fixed. */
export const countRequired = (documents: readonly TaxDocument[]) => ({
  count: requiredDocumentTypes.filter((type) => documents.some((document) => document.type === type)).length,
  total: requiredDocumentTypes.length,
})
