export { catalogue } from './catalogue.ts'
export type { ChartEntry, SampleAnswer, SampleEvent } from './chart-entry.ts'
export { type Choice, choicesIn, entryIn, placeOf, walkChoices } from './choices.ts'
export { guardWords, requestWords } from './words.ts'
