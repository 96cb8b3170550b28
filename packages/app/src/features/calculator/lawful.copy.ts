import { copy } from '@aangiftewijs/domain/language'

/** Words of what only the figure under the law asks for: no words of the page, they come with the form's script. */
export const lawfulWords = {
  salaryHint: {
    basic: copy(
      'Of the whole year, before tax. A state pension or another pension? Choose “Detailed”.',
      'Van het hele jaar, vóór belasting. AOW of pensioen? Kies ‘Uitgebreid’.',
    ),
    detailed: copy(
      'Of the whole year, before tax. State pension and pensions have a field of their own.',
      'Van het hele jaar, vóór belasting. AOW en pensioenen hebben een eigen veld.',
    ),
  },
  lawful: copy('For the figure under the law', 'Voor het bedrag volgens de wet'),
  lawfulIntro: copy(
    'These count only in the figure under the law. All of them may stay blank.',
    'Deze tellen alleen mee in het bedrag volgens de wet. U mag ze allemaal leeg laten.',
  ),
  lawYear: copy('Rules of the year', 'Regels van het jaar'),
  age: copy('Your age', 'Uw leeftijd'),
  unsaid: copy('Not said', 'Niet opgegeven'),
  under: copy('Below state pension age all year', 'Het hele jaar onder de AOW-leeftijd'),
  pension: copy('Above state pension age all year', 'Het hele jaar boven de AOW-leeftijd'),
  pensions: copy('State pension and pensions', 'AOW en pensioenen'),
  pensionsHint: copy(
    'Of the whole year, before tax. Not as part of the salary.',
    'Van het hele jaar, vóór belasting. Vul dit niet ook bij het loon in.',
  ),
  partnerAge: copy('Age of your fiscal partner', 'Leeftijd van uw fiscale partner'),
  partnerSalary: copy('Salary of your fiscal partner', 'Loon van uw fiscale partner'),
  partnerPensions: copy('State pension and pensions of your partner', 'AOW en pensioenen van uw partner'),
  partnerTaxWithheld: copy('Tax withheld from your partner', 'Ingehouden loonheffing van uw partner'),
  wozValue: copy('Value of your home (WOZ)', 'Waarde van uw woning (WOZ)'),
  savings: copy('Savings on January 1', 'Bank- en spaartegoeden op 1 januari'),
} as const
