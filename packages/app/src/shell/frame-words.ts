import type { Copy } from '@aangiftewijs/domain/language'
import { shellWords, titleWords } from './copy.ts'

/** What every page of the product says around its own text, for the pages that the host draws itself. */
export const frameWords = {
  demonstration: shellWords.demonstration,
  demonstrationText: shellWords.demonstrationText,
  sampleDocuments: shellWords.sampleDocuments,
  newTab: shellWords.newTab,
  language: shellWords.language,
  languageMix: shellWords.languageMix,
  errorSummary: shellWords.errorSummary,
  titleSuffix: titleWords.suffix,
  titleOfProblems: titleWords.error,
} as const
export type FrameWords = Readonly<Record<keyof typeof frameWords, Copy>>
