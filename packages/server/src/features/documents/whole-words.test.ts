import { expect, test } from 'vitest'
import { withWholeWords } from './whole-words.ts'

test.each([
  ['Withheld payroll tax (loonhef fing)', 'Withheld payroll tax (loonheffing)'],
  ['Loonhef fingskorting toegepast', 'Loonheffingskorting toegepast'],
  ['Ingehouden loonbelas ting/premie volks verzekeringen', 'Ingehouden loonbelasting/premie volksverzekeringen'],
  ['Loon voor de loonbelasting', 'Loon voor de loonbelasting'],
])('%s is printed as %s', (label, printed) => expect(withWholeWords(label)).toBe(printed))
