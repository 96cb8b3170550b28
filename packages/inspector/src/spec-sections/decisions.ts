import { type SpecSection, section } from './section.ts'

/** What was decided where the specification is silent or contradicts itself. */
export const decisions: readonly SpecSection[] = [
  section(
    'decisions § Identity',
    ['Identity', 'Identiteit'],
    [
      'The names of both products, and that neither may be mistaken for the tax authority or for DigiD.',
      'De namen van beide producten, en dat ze nooit op de Belastingdienst of DigiD mogen lijken.',
    ],
  ),
  section(
    'decisions § Accounts and sessions',
    ['Accounts and sessions', 'Accounts en sessies'],
    [
      'A session ends after 15 minutes without a request, with a warning at 13 that can extend it, and after twelve hours in any case. What was saved stays. Somebody signed out is led back to where they were going.',
      'Een sessie eindigt na 15 minuten zonder activiteit, met bij 13 minuten een waarschuwing die verlengt, en in elk geval na twaalf uur. Wat opgeslagen is blijft. Wie uitgelogd is, komt daarna uit waar die heen wilde.',
    ],
  ),
  section(
    'decisions § Filing',
    ['Filing', 'Aangifte'],
    [
      'A submitted return is never changed; a return saved somewhere else meanwhile is not overwritten but shown as a choice; and nothing can be submitted while an earlier step is unanswered.',
      'Een ingezondene aangifte verandert niet meer; een aangifte die intussen elders is opgeslagen wordt niet overschreven maar als keuze getoond; en inzenden kan niet zolang een eerdere stap onbeantwoord is.',
    ],
  ),
  section(
    'decisions § Documents',
    ['Documents', 'Documenten'],
    [
      'Reading has a limit of time and memory. A document in which nothing is found never blocks the return: the figures can be typed. Passwords are never kept.',
      'Lezen heeft een grens in tijd en geheugen. Een document waarin niets gevonden wordt, houdt de aangifte nooit tegen: de bedragen kunnen getypt worden. Wachtwoorden worden nooit bewaard.',
    ],
  ),
  section(
    'decisions § News',
    ['News', 'Nieuws'],
    [
      'Articles come from the configured feeds or from a made-up demonstration feed; a feed that fails does not stop the others.',
      'Artikelen komen uit de ingestelde bronnen of uit een verzonnen demonstratiebron; een bron die faalt houdt de andere niet tegen.',
    ],
  ),
  section(
    'decisions § Language',
    ['Language', 'Taal'],
    [
      'Every text is there in English and in Dutch; the mix of the specification is what is shown first.',
      'Elke tekst bestaat in het Engels en het Nederlands; eerst wordt de mengeling van de specificatie getoond.',
    ],
  ),
  section(
    'decisions § Content pages',
    ['Content pages', 'Inhoudspagina’s'],
    [
      'Privacy, terms, contact and accessibility are real pages; a figure that has changed since says which year it belongs to.',
      'Privacy, voorwaarden, contact en toegankelijkheid zijn echte pagina’s; een cijfer dat intussen veranderde, noemt zijn jaar.',
    ],
  ),
]
