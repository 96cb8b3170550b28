export { catalogue } from './catalogue.ts'
export type { ChartEntry, SampleAnswer, SampleEvent } from './chart-entry.ts'
export { type Choice, choicesIn, entryIn, possibleIn, walkChoices } from './choices.ts'
export { delayName, guardName, requestName } from './words.ts'
