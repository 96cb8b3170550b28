import { type SpecSection, section } from './section.ts'

/** Part 1: the shell, accounts, the dashboard, documents and the chat. */
export const partOne: readonly SpecSection[] = [
  section(
    'part 1 § 1',
    ['What the product does and for whom', 'Wat het product doet en voor wie'],
    [
      'A practice environment in which people in the Netherlands walk through their income tax return, alone or with a fiscal partner. Nothing is sent to the tax authority, and every page says so.',
      'Een oefenomgeving waarin mensen in Nederland hun aangifte inkomstenbelasting doorlopen, alleen of met een fiscale partner. Er wordt niets naar de Belastingdienst gestuurd en dat staat op elke pagina.',
    ],
  ),
  section(
    'part 1 § 2',
    ['Screens and routes', 'Schermen en adressen'],
    [
      'The gate for pages that need sign-in, the page to sign in or register, the frame around all pages, the dashboard, the step bar, the documents step, and the chat panel that starts open.',
      'De poort voor pagina’s achter de inlog, de pagina om in te loggen of te registreren, het kader om alle pagina’s, het dashboard, de stappenbalk, de documentenstap en het chatvenster, dat open begint.',
    ],
  ),
  section(
    'part 1 § 3',
    ['Entities and their fields', 'Gegevens en hun velden'],
    [
      'What is kept of people, documents, returns and news articles, and what an upload, a registration and a chat message hold.',
      'Wat er bewaard wordt van personen, documenten, aangiften en nieuwsartikelen, en wat een upload, registratie en chatbericht bevatten.',
    ],
  ),
  section(
    'part 1 § 4',
    ['States and transitions', 'Toestanden en overgangen'],
    [
      'How a session is unknown, absent or present; how a document goes from upload over scanning to read, protected or failed (looked for every two seconds, at most thirty); and how a chat message gets its reply after a second.',
      'Hoe een sessie onbekend, afwezig of aanwezig is; hoe een document van upload via scannen bij gelezen, beveiligd of mislukt komt (elke twee seconden gekeken, hooguit dertig); en hoe een chatbericht na een seconde antwoord krijgt.',
    ],
  ),
  section(
    'part 1 § 5',
    ['Validation rules', 'Regels voor invoer'],
    [
      'Lengths of user names and passwords, the check on a BSN, which files may be uploaded (PDF, PNG or JPEG, at most 10 MB), a password that may not be blank, and no blank chat message.',
      'Lengte van gebruikersnaam en wachtwoord, de controle van een BSN, welke bestanden mogen (pdf, png of jpeg, hooguit 10 MB), een wachtwoord dat niet leeg is en geen leeg chatbericht.',
    ],
  ),
  section(
    'part 1 § 6',
    ['Roles and permissions', 'Rollen en rechten'],
    [
      'Two kinds of people: visitors, who see the public pages, and signed-in people, who see their own return and documents.',
      'Twee soorten mensen: bezoekers, die de openbare pagina’s zien, en ingelogde mensen, die hun eigen aangifte en documenten zien.',
    ],
  ),
  section(
    'part 1 § 7',
    ['The calls it makes', 'De aanroepen'],
    [
      'Every call with what it sends and answers. Whatever is not right becomes an error with its number and words; nothing is tried again by itself, except the news.',
      'Elke aanroep met wat die stuurt en antwoordt. Wat misgaat wordt een fout met nummer en woorden; niets wordt vanzelf opnieuw geprobeerd, behalve het nieuws.',
    ],
  ),
  section(
    'part 1 § 8',
    ['Error catalogue', 'Foutmeldingen'],
    [
      'The words for every failure and success of signing in and out, uploading, removing, opening a protected document, continuing without a return, and the chat.',
      'De woorden bij elke mislukking en elk succes van inloggen, uitloggen, uploaden, verwijderen, een beveiligd document, doorgaan zonder aangifte en de chat.',
    ],
  ),
  section(
    'part 1 § 9',
    ['Business constants and limits', 'Vaste waarden en grenzen'],
    [
      'The times and limits: two seconds between looks and thirty at most, 300 ms between steps of the upload bar, a second and a half before the form empties, a second for the chat, 24 hours until documents are deleted.',
      'De tijden en grenzen: twee seconden tussen twee keer kijken en hooguit dertig, 300 ms per stap van de uploadbalk, anderhalve seconde tot het formulier leeg is, een seconde voor de chat, 24 uur tot documenten weg zijn.',
    ],
  ),
]
