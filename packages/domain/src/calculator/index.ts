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
export {
  chosenIn,
  type LawfulAmount,
  type LawfulChoice,
  lawfulAmounts,
  lawfulCalculation,
  lawfulChoices,
  lawfulFields,
} from './lawful.ts'
