/** Long words of statements, of which a reader of PDFs sees two where their letters are set apart, as `loonhef fing` with its ligature. */
const whole = [
  'loonheffing',
  'heffingskorting',
  'loonbelasting',
  'inkomstenbelasting',
  'dividendbelasting',
  'volksverzekeringen',
  'zorgverzekeringswet',
  'arbeidskorting',
  'hypotheekrente',
] as const

const broken = new RegExp(whole.map((word) => [...word].join(' ?')).join('|'), 'gi')

/** A label as it is printed: its long words in one. */
export const withWholeWords = (label: string): string => label.replace(broken, (word) => word.replaceAll(' ', ''))
