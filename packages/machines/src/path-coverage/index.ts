export { answers, fails } from './answers.ts'
export { describePaths } from './describe-paths.ts'
export type { Walk } from './walk.ts'
