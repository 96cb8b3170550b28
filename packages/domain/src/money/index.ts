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
  problemOfEuros,
  sumOfEuros,
} from './money.ts'
