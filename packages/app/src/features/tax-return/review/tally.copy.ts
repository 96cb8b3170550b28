import { copy } from '@aangiftewijs/domain/language'

/** The tally: the return at a glance. */
export const tallyWords = {
  title: copy('Your return so far', 'Uw aangifte tot nu toe'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  tax: copy('Tax', 'Belasting'),
  withheld: copy('Already withheld', 'Al ingehouden'),
  refund: copy('You may get back', 'U krijgt mogelijk terug'),
  pay: copy('You may have to pay', 'U moet mogelijk betalen'),
  even: copy('Nothing to pay or to get back', 'Niets te betalen of terug te krijgen'),
  howTitle: copy('How we got this', 'Zo komen we hieraan'),
  howTable: copy('Tax by bracket', 'Belasting per schijf'),
  taxable: copy('Income minus deductions', 'Inkomen min aftrekposten'),
  bracketUpTo: copy('{rate} of the part up to {end}', '{rate} van het deel tot {end}'),
  bracketBetween: copy('{rate} of the part from {start} to {end}', '{rate} van het deel van {start} tot {end}'),
  bracketFrom: copy('{rate} of the part above {start}', '{rate} van het deel boven {start}'),
  minusWithheld: copy('Minus tax already withheld', 'Min al ingehouden loonheffing'),
  rounded: copy('Result, in whole euros', 'Uitkomst, in hele euro’s'),
  note: copy(
    'A practice calculation with the figures of this demonstration. It is not tax advice.',
    'Een oefenberekening met de cijfers van deze demonstratie. Dit is geen belastingadvies.',
  ),
  fromDocuments: copy('Based on your documents; not saved yet.', 'Op basis van uw documenten; nog niet opgeslagen.'),
} as const
