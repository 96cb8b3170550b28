export { calculatorMachine } from './calculator.machine.ts'
export type { CalculatorContext, CalculatorEvent } from './calculator.types.ts'
