export {
  type Cents,
  centsOf,
  eurosOf,
  formatAmount,
  formatEuros,
  formatWholeEuros,
  largestAmount,
  parseEuros,
  problemOfEuros,
  sumOfEuros,
} from './money.ts'
