export { eurosSchema } from './money.schema.ts'
export {
  type Cents,
  centsOf,
  eurosOf,
  formatAmount,
  formatEuros,
  formatWholeEuros,
  largestAmount,
  parseEuros,
  sumOfEuros,
} from './money.ts'
