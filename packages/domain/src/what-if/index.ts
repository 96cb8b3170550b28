export { type CurvePoint, curveOf } from './curve.ts'
export { dividedWords, partWords } from './divided.copy.ts'
export { type Division, divisionIn, divisionNow, divisionOf, type Why, worthIt } from './division.ts'
export { amountOf, figuresOf, type TriedFigure } from './figures.ts'
export { type Move, movesOf, taxMovesOf } from './moves.ts'
export {
  type OwnDivision,
  ownDivisionFields,
  ownDivisionOf,
  ownDivisionText,
  readOwnDivision,
} from './own-division.ts'
export { amountAfter, changeOf, readTrial, type Trial, type TrialWay, trialFields, trialWays } from './trial.ts'
