import { type SpecSection, section } from './section.ts'

/** Part 2, sections 3 to 9: data, states, rules, calls, words and figures of the wizard, the calculator and the news. */
export const partTwoRules: readonly SpecSection[] = [
  section(
    'part 2 § 3',
    ['Entities and their fields', 'Gegevens en hun velden'],
    [
      'What a return, a document, preferences, a calculation and an article hold; amounts in documents are read leniently.',
      'Wat een aangifte, document, voorkeur, berekening en artikel bevatten; bedragen in documenten worden ruim gelezen.',
    ],
  ),
  section(
    'part 2 § 4',
    ['States and transitions', 'Toestanden en overgangen'],
    [
      'Which step follows which and what saving one stores; the calculator without a result until amounts are right; tips after a second and a half; settings saved after a second; and the list of the news product: loading, error, empty or filled, with its date windows and its order.',
      'Welke stap op welke volgt en wat opslaan bewaart; de berekening zonder uitkomst tot de bedragen kloppen; tips na anderhalve seconde; instellingen bewaard na een seconde; en de lijst van het nieuwsproduct: laden, fout, leeg of gevuld, met de perioden en de volgorde.',
    ],
  ),
  section(
    'part 2 § 5',
    ['Validation rules', 'Regels voor invoer'],
    [
      'What each field of setup, partner, income, deductions, submit, password and calculator must be, with the words when it is not. Amounts are never negative.',
      'Waaraan elk veld van gegevens, partner, inkomen, aftrek, inzenden, wachtwoord en berekening moet voldoen, met de woorden als dat niet zo is. Bedragen zijn nooit negatief.',
    ],
  ),
  section(
    'part 2 § 6',
    ['Roles and permissions', 'Rollen en rechten'],
    [
      'Visitors and signed-in people; the news product knows nobody.',
      'Bezoekers en ingelogde mensen; het nieuwsproduct kent niemand.',
    ],
  ),
  section(
    'part 2 § 7',
    ['The calls it makes', 'De aanroepen'],
    [
      'How returns are made and saved, how news is fetched (tried twice more when it fails) and refreshed (a failure is only logged), and what makes no call at all: settings, tips, print and the calculator.',
      'Hoe aangiften gemaakt en bewaard worden, hoe nieuws wordt opgehaald (nog twee pogingen als het mislukt) en ververst (een mislukking wordt alleen genoteerd), en wat geen aanroep doet: instellingen, tips, afdruk en berekening.',
    ],
  ),
  section(
    'part 2 § 8',
    ['The error catalogue', 'Foutmeldingen'],
    [
      'The words when saving a step, submitting, making tips, saving settings or loading news fails, when no return has been started, and when a list is empty.',
      'De woorden als een stap opslaan, inzenden, tips maken, instellingen bewaren of nieuws laden mislukt, als er geen aangifte is en als een lijst leeg is.',
    ],
  ),
  section(
    'part 2 § 9',
    ['Business constants and limits', 'Vaste waarden en grenzen'],
    [
      'Tax rates and brackets of the deductions step and of the calculator, the fixed partner benefit, at most five tips, delays of one and of one and a half seconds, five grey cards, ten articles a day.',
      'Tarieven en schijven van de aftrekstap en van de berekening, het vaste partnervoordeel, hooguit vijf tips, wachttijden van een en anderhalve seconde, vijf grijze kaarten, tien artikelen per dag.',
    ],
  ),
]
