export {
  type Cents,
  centsOf,
  eurosOf,
  formatAmount,
  formatEuros,
  formatWholeEuros,
  largestAmount,
  parseEuros,
  percentWords,
  sumOfEuros,
} from './money.ts'
export { problemOfEuros } from './problem-of-euros.ts'
