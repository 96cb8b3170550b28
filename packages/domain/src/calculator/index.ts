export { calculatorBrackets, firstRateParts } from './brackets.ts'
export {
  basicFields,
  type CalculatorAmounts,
  type CalculatorField,
  type CalculatorInput,
  type CalculatorResult,
  calculate,
  calculatorFields,
  calculatorSchema,
  lawfulAmounts,
  readCalculator,
} from './calculator.ts'
export {
  chosenIn,
  isLawfulChoice,
  type LawfulChoice,
  lawfulCalculation,
  lawfulChoices,
  lawfulFields,
} from './lawful.ts'
