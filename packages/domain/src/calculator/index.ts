export { calculatorBrackets, firstRateParts } from './brackets.ts'
export {
  basicFields,
  type CalculatorField,
  type CalculatorInput,
  type CalculatorResult,
  calculate,
  calculatorFields,
  calculatorSchema,
  readCalculator,
} from './calculator.ts'
