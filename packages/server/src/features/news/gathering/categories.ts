import type { NewsCategory } from '@aangiftewijs/domain/news'

/** Categories by the words that tell them, first match wins. 'general' is the default of the stored record. */
const categoryWords: readonly (readonly [category: NewsCategory, words: RegExp])[] = [
  [
    'policy',
    /\b(regulat\w*|law|act|policy|government|court|copyright|privacy|eu|commission|ban(ned|s)?|wet(geving)?)\b/i,
  ],
  ['safety', /\b(safety|alignment|risk|jailbreak|misuse|deepfake|bias|red team\w*)\b/i],
  ['research', /\b(paper|research\w*|study|benchmark|dataset|arxiv|university|onderzoek)\b/i],
  ['hardware', /\b(chips?|gpus?|tpus?|semiconductor|data ?cent(er|re)s?|energy|nvidia|wafer)\b/i],
  ['business', /\b(funding|startup|acquire\w*|acquisition|revenue|invest\w*|ipo|market|billion|million)\b/i],
  ['tools', /\b(tool|app|plugin|assistant|agent\w*|release[sd]?|launch\w*|open[- ]source|api|sdk)\b/i],
  ['models', /\b(models?|llms?|transformer|multimodal|language model|weights)\b/i],
]

export const defaultCategory: NewsCategory = 'general'

/** The category of an article from its words, when its feed gives none of ours. */
export function categoryOf(title: string, summary: string, given: readonly string[] = []): string {
  const known = given
    .map((name) => name.toLowerCase())
    .find((name) => categoryWords.some(([category]) => category === name))
  if (known) return known
  const text = `${title} ${summary}`
  return categoryWords.find(([, words]) => words.test(text))?.[0] ?? defaultCategory
}
