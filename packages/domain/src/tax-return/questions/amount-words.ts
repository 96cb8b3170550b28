import { deductionWords } from './deductions.copy.ts'
import { incomeWords } from './income.copy.ts'

/** The words of the questions that ask for amounts; apart, so that what shows amounts does not load those of all questions. */
export const amountWords = { ...incomeWords, ...deductionWords }
