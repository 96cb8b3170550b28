import { copy } from '../language/index.ts'

/** What is settled, before its amount: the words of the headline, so that no sign is needed. */
export const settledWords = {
  together: {
    refund: copy('Together you get back', 'Samen krijgt u terug'),
    pay: copy('Together you have to pay', 'Samen moet u betalen'),
    nothing: copy(
      'Together you have nothing to pay or to get back',
      'Samen hoeft u niets te betalen en krijgt u niets terug',
    ),
  },
  taxpayer: {
    refund: copy('You get back', 'U krijgt terug'),
    pay: copy('You have to pay', 'U moet betalen'),
    nothing: copy('You have nothing to pay or to get back', 'U hoeft niets te betalen en krijgt niets terug'),
  },
  partner: {
    refund: copy('Your partner gets back', 'Uw partner krijgt terug'),
    pay: copy('Your partner has to pay', 'Uw partner moet betalen'),
    nothing: copy(
      'Your partner has nothing to pay or to get back',
      'Uw partner hoeft niets te betalen en krijgt niets terug',
    ),
  },
} as const

/** What a minus means under a settled amount: said once. */
export const minusWords = copy(
  'A minus means that an amount is taken off. What ends below zero you get back.',
  'Een min betekent dat een bedrag eraf gaat. Wat onder nul uitkomt, krijgt u terug.',
)
