import { copy } from '@aangiftewijs/domain/language'

/** Words of the quick calculator. Spec 2 §§ 2.9, 4 and 9. */
export const words = {
  intro: copy(
    'Estimate your tax from a handful of amounts. You need no account, and nothing is stored.',
    'Schat uw belasting met een paar bedragen. U hebt geen account nodig en er wordt niets bewaard.',
  ),
  views: copy('How many amounts', 'Hoeveel bedragen'),
  basic: copy('Basic', 'Kort'),
  detailed: copy('Detailed', 'Uitgebreid'),
  basicNote: copy(
    'Deductions you filled in under Detailed still count.',
    'Aftrekposten die u bij Uitgebreid hebt ingevuld, tellen mee.',
  ),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  taxWithheldHint: copy('What your employer already paid for you.', 'Wat uw werkgever al voor u betaalde.'),
  optional: copy('(optional)', '(niet verplicht)'),
  calculate: copy('Calculate Tax', 'Bereken belasting'),
  calculateAndDetail: copy('Calculate, then add deductions', 'Berekenen en aftrekposten invullen'),

  results: copy('Tax Calculation Results', 'Uitkomst van de berekening'),
  toPay: copy('Amount you may need to pay', 'Bedrag dat u misschien moet betalen'),
  refund: copy('Potential refund amount', 'Bedrag dat u misschien terugkrijgt'),
  outdated: copy(
    'You changed an amount: this is the result of the amounts before. Press “Calculate Tax” again.',
    'U hebt een bedrag gewijzigd: dit is de uitkomst van de bedragen van daarvoor. Druk opnieuw op ‘Bereken belasting’.',
  ),
  howWeGotThis: copy('How we got this', 'Zo komen we hieraan'),
  totalIncome: copy('Total income', 'Totaal inkomen'),
  totalDeductions: copy('Total deductions', 'Totaal aftrekposten'),
  taxableIncome: copy('Taxable income', 'Belastbaar inkomen'),
  estimatedTax: copy('Estimated tax', 'Geschatte belasting'),
  effectiveTaxRate: copy('Effective tax rate', 'Gemiddeld tarief'),
  rate: copy('{rate}% of your total income', '{rate}% van uw totale inkomen'),
  taxAt: copy('Tax at {rate}', 'Belasting tegen {rate}'),
  estimateOnly: copy(
    'An estimate, without tax credits: a real bill is usually lower. It is not professional tax advice.',
    'Een schatting, zonder heffingskortingen: een echte aanslag is meestal lager. Dit is geen professioneel belastingadvies.',
  ),

  shareTitle: copy('Keep or share this calculation', 'Deze berekening bewaren of delen'),
  shareText: copy(
    'The amounts are in the link itself, after the # sign. Your browser does not send that part to us. Whoever has the link can see them.',
    'De bedragen staan in de link zelf, achter het #-teken. Uw browser stuurt dat deel niet naar ons. Wie de link heeft, kan ze zien.',
  ),
  shareLink: copy('Link to this calculation', 'Link naar deze berekening'),
  copyLink: copy('Copy link', 'Link kopiëren'),
  linkCopied: copy('Link copied', 'Link gekopieerd'),
  linkNotCopied: copy(
    'The link could not be copied. Use the address of this page.',
    'De link kon niet worden gekopieerd. Gebruik het adres van deze pagina.',
  ),

  aboutTitle: copy('About this calculator', 'Over deze berekening'),
  aboutText: copy(
    'The demonstration calculation uses the 2023/2024 brackets of box 1 for people below state pension age, as set for 2023.',
    'De berekening van deze demonstratie gebruikt de schijven van box 1 voor 2023/2024 voor mensen onder de AOW-leeftijd, zoals vastgesteld voor 2023.',
  ),
  bracketsCaption: copy('Tax brackets', 'Belastingschijven'),
  upTo: copy('Up to {amount}', 'Tot en met {amount}'),
  above: copy('Above {amount}', 'Boven {amount}'),
  parts: copy('{tax} tax plus {social} social security', '{tax} belasting plus {social} premies'),
  readBrackets: copy('Brackets of other years', 'Schijven van andere jaren'),

  commonTitle: copy('Common Deductions', 'Veelvoorkomende aftrekposten'),
  fullFiling: copy('Start Full Tax Filing', 'Volledige aangifte beginnen'),
  guide: copy('Read the Dutch Tax Guide', 'Lees de belastinggids'),
} as const
