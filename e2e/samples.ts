/** The sample statements of the repository: real PDFs with fictional figures, and what stands in them. */
const file = (name: string) => new URL(`../packages/server/samples/${name}`, import.meta.url).pathname

export const samples = {
  bakery: file('jaaropgaaf-2024-bakkerij-de-korenschoof.pdf'),
  library: file('jaaropgaaf-2024-stichting-de-leeszaal.pdf'),
  mortgage: file('jaaroverzicht-hypotheek-2024.pdf'),
  bank: file('jaaroverzicht-bank-2024.pdf'),
}

/** As a Dutch money field shows them. */
export const figures = {
  /** 38.450,00 + 9.360,50 */
  salary: '47.810,50',
  /** 7.215,00 + 3.457,25 */
  taxWithheld: '10.672,25',
  /** 4.512,60 + 2.361,60 */
  mortgageInterest: '6.874,20',
  /** (47.810,50 − 6.874,20) over the brackets, minus the tax withheld, in whole euros. */
  toPay: '4.666',
  /** What the headline says of them, under the rules of 2024 and filed with a partner without income. */
  underTheLaw:
    /^(Under the rules for 2024: you get back about|Volgens de regels van 2024: u krijgt ongeveer)\s€\s2\.850/,
  /** With a partner who earns € 24.700, a home worth € 437.000 and € 150.000 of savings: half each, and divided best. */
  halfEach: /Under the rules for 2024: together you get back about\s€\s4\.030/,
  onPaper: /Volgens de regels van 2024: samen krijgt u ongeveer\s€\s4\.450/,
  divided: /Under the rules for 2024: together you get back about\s€\s4\.450/,
}
