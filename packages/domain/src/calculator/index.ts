export {
  basicFields,
  type CalculatorField,
  type CalculatorInput,
  type CalculatorResult,
  calculate,
  calculatorBrackets,
  calculatorFields,
  calculatorSchema,
  firstRateParts,
  readCalculator,
} from './calculator.ts'
