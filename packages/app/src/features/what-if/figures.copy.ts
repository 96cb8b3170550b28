import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { TriedFigure } from '@aangiftewijs/domain/what-if'

/** The figures that can be tried, as they stand in a list of choices. */
export const figureWords: Readonly<Record<TriedFigure, Copy>> = {
  'taxpayer.wages': copy('Your salary', 'Uw loon'),
  'taxpayer.benefits': copy('Your benefits', 'Uw uitkeringen'),
  'taxpayer.pensions': copy('Your pensions', 'Uw pensioenen'),
  'taxpayer.otherWork': copy('Your freelance and other work, less costs', 'Uw freelance- en overig werk, na kosten'),
  'taxpayer.otherIncome': copy('Your other income', 'Uw overige inkomsten'),
  'taxpayer.taxWithheld': copy('Your wage tax withheld', 'Uw ingehouden loonheffing'),
  'taxpayer.greenInvestments': copy('Your green savings and investments', 'Uw groen sparen en beleggen'),
  'partner.wages': copy('Your partner’s salary', 'Loon van uw partner'),
  'partner.benefits': copy('Your partner’s benefits', 'Uitkeringen van uw partner'),
  'partner.pensions': copy('Your partner’s pensions', 'Pensioenen van uw partner'),
  'partner.otherWork': copy(
    'Your partner’s freelance and other work, less costs',
    'Freelance- en overig werk van uw partner, na kosten',
  ),
  'partner.otherIncome': copy('Your partner’s other income', 'Overige inkomsten van uw partner'),
  'partner.taxWithheld': copy('Your partner’s wage tax withheld', 'Ingehouden loonheffing van uw partner'),
  'partner.greenInvestments': copy(
    'Your partner’s green savings and investments',
    'Groen sparen en beleggen van uw partner',
  ),
  'home.wozValue': copy('Value of the home (WOZ)', 'Waarde van de woning (WOZ)'),
  'home.interest': copy('Mortgage interest', 'Betaalde hypotheekrente'),
  'box3.savings': copy('Savings on January 1', 'Bank- en spaartegoeden op 1 januari'),
  'box3.investments': copy('Investments on January 1', 'Beleggingen op 1 januari'),
  'box3.debts': copy('Debts on January 1', 'Schulden op 1 januari'),
  'box3.actualReturn.income': copy('Actual return: interest and dividend', 'Werkelijk rendement: rente en dividend'),
  'box3.actualReturn.valueChange': copy('Actual return: change in value', 'Werkelijk rendement: waardeverandering'),
  'gifts.ordinary': copy('Ordinary gifts', 'Gewone giften'),
  'gifts.cultural': copy('Gifts to culture', 'Giften aan cultuur'),
  'gifts.periodic': copy('Periodic gifts', 'Periodieke giften'),
  'gifts.periodicFromBefore5October2022': copy(
    'Periodic gifts agreed before October 5, 2022',
    'Periodieke giften, afgesproken vóór 5 oktober 2022',
  ),
  'healthcare.treatment': copy('Healthcare: treatment', 'Zorgkosten: behandeling'),
  'healthcare.medicines': copy('Healthcare: medicines', 'Zorgkosten: medicijnen'),
  box2Income: copy('Income from a substantial interest', 'Inkomen uit aanmerkelijk belang'),
}
