import { type SpecSection, section } from './section.ts'

/** Part 2, sections 1 and 2: what the wizard is for, and its screens. */
export const partTwoScreens: readonly SpecSection[] = [
  section(
    'part 2 § 1',
    ['What the product does and for whom', 'Wat het product doet en voor wie'],
    [
      'Three phases (documents, figures, review and submit) in seven steps; the partner step only in a joint return. Beside it a calculator, a guide, settings and daily news.',
      'Drie fasen (documenten, bedragen, overzicht en inzenden) in zeven stappen; de partnerstap alleen bij een gezamenlijke aangifte. Daarnaast een berekening, gids, instellingen en dagelijks nieuws.',
    ],
  ),
  section(
    'part 2 § 2.1',
    ['Wizard progress tracker', 'Voortgang van de aangifte'],
    [
      'Every screen of the wizard shows the seven steps, with those up to the current one marked.',
      'Elk scherm van de aangifte toont de zeven stappen, met die tot en met de huidige gemarkeerd.',
    ],
  ),
  section(
    'part 2 § 2.2',
    ['Setup', 'Gegevens'],
    [
      'Year, own BSN, three yes-or-no questions and the terms. Saving starts a return or updates the newest one, and goes on with the partner or with the documents.',
      'Jaar, eigen BSN, drie ja-neevragen en de voorwaarden. Opslaan begint een aangifte of werkt de nieuwste bij, en gaat door naar partner of documenten.',
    ],
  ),
  section(
    'part 2 § 2.3',
    ['Partner', 'Partner'],
    [
      'Who the fiscal partner is. Back leads to setup, Continue saves and leads to income.',
      'Wie de fiscale partner is. Terug leidt naar gegevens, Doorgaan slaat op en leidt naar inkomen.',
    ],
  ),
  section(
    'part 2 § 2.4',
    ['Documents', 'Documenten'],
    [
      'The upload screen of part 1 as a step: Back leads to setup, Continue to income.',
      'Het uploadscherm uit deel 1 als stap: Terug leidt naar gegevens, Doorgaan naar inkomen.',
    ],
  ),
  section(
    'part 2 § 2.5',
    ['Income', 'Inkomen'],
    [
      'Salary, other income and tax withheld; with several employers a panel lists them. Continue leads to deductions.',
      'Loon, ander inkomen en ingehouden belasting; bij meer werkgevers staan die op een rij. Doorgaan leidt naar aftrek.',
    ],
  ),
  section(
    'part 2 § 2.6',
    ['Deductions', 'Aftrek'],
    [
      'Four amounts: mortgage interest, healthcare, education, donations. Continue leads to the review.',
      'Vier bedragen: hypotheekrente, zorg, studie, giften. Doorgaan leidt naar het overzicht.',
    ],
  ),
  section(
    'part 2 § 2.7',
    ['Review', 'Overzicht'],
    [
      'Everything filled in and what it comes to, with tips and a print view. Going on to submission first shows the notice that this is a test environment. Without a return it says so.',
      'Alles wat is ingevuld en waarop het uitkomt, met tips en een afdruk. Doorgaan naar inzenden toont eerst de melding Testomgeving. Zonder aangifte staat dat er.',
    ],
  ),
  section(
    'part 2 § 2.8',
    ['Submit', 'Inzenden'],
    [
      'A checklist, a box to confirm and the submit button; afterwards a page that says it is done, with the form to download.',
      'Een checklist, een vinkje ter bevestiging en de knop Inzenden; daarna een pagina die zegt dat het gelukt is, met het formulier om te downloaden.',
    ],
  ),
  section(
    'part 2 § 2.9',
    ['Quick tax calculator', 'Snelle berekening'],
    [
      'Two tabs, Basic and Detailed, that share their amounts; the result appears only after a right submit.',
      'Twee tabbladen, basis en uitgebreid, met dezelfde bedragen; de uitkomst verschijnt pas na juiste invoer.',
    ],
  ),
  section(
    'part 2 § 2.10',
    ['Tax guide', 'Belastinggids'],
    ['Five tabs of explanation; nothing is stored.', 'Vijf tabbladen uitleg; er wordt niets bewaard.'],
  ),
  section(
    'part 2 § 2.11',
    ['FAQ', 'Veelgestelde vragen'],
    ['Questions that fold open, with links into the product.', 'Vragen die openklappen, met links naar het product.'],
  ),
  section(
    'part 2 § 2.12',
    ['Help', 'Hulp'],
    ['Guides, tips and (disabled) contact buttons.', 'Gidsen, tips en (uitgeschakelde) contactknoppen.'],
  ),
  section(
    'part 2 § 2.13',
    ['Resources', 'Bronnen'],
    ['Lists of outside links, and the sample documents.', 'Lijsten met links naar buiten, en de voorbeelddocumenten.'],
  ),
  section(
    'part 2 § 2.14',
    ['About', 'Over'],
    [
      'Mission, values, the process in three steps and three disclaimers.',
      'Missie, waarden, het proces in drie stappen en drie waarschuwingen.',
    ],
  ),
  section(
    'part 2 § 2.15',
    ['Menu', 'Menu'],
    [
      'One list of everything there is, with Log Out at the end.',
      'Eén lijst van alles wat er is, met uitloggen als laatste.',
    ],
  ),
  section(
    'part 2 § 2.16',
    ['Settings', 'Instellingen'],
    [
      'Four notification switches, all on at first, with a button to save; and a tab to change the password.',
      'Vier schakelaars voor meldingen, eerst allemaal aan, met een knop om op te slaan; en een tabblad voor het wachtwoord.',
    ],
  ),
  section(
    'part 2 § 2.17',
    ['Style guide', 'Stijlgids'],
    ['The colours, letters and parts of the product on one page.', 'De kleuren, letters en onderdelen op één pagina.'],
  ),
  section(
    'part 2 § 2.18',
    ['News inside the tax product', 'Nieuws binnen het belastingproduct'],
    [
      'Chips for the last five days and for the top news, a refresh button, and cards with a picture that has a substitute.',
      'Knoppen voor de laatste vijf dagen en het topnieuws, een ververs-knop en kaarten met een vervangende afbeelding.',
    ],
  ),
  section(
    'part 2 § 2.19',
    ['DigiD dashboard', 'DigiD-dashboard'],
    ['A page for who signed in with the simulated DigiD.', 'Een pagina voor wie met de nagebootste DigiD is ingelogd.'],
  ),
  section(
    'part 2 § 2.20',
    ['News product screens', 'Schermen van het nieuwsproduct'],
    [
      'One list for everybody, filtered on the screen by date and category; five grey cards while it loads.',
      'Eén lijst voor iedereen, op het scherm gefilterd op datum en categorie; vijf grijze kaarten tijdens het laden.',
    ],
  ),
  section(
    'part 2 § 2.21',
    ['Host-based routing', 'Product per adres'],
    ['Which of the two products an address shows.', 'Welk van de twee producten een adres toont.'],
  ),
  section(
    'part 2 § 2.22',
    ['Full route table', 'Alle adressen'],
    ['Every address and who may open it.', 'Elk adres en wie het mag openen.'],
  ),
]
