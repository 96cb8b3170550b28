import { copy } from '@aangiftewijs/domain/language'
import { type Content, links, same } from '../../blocks.ts'

/** Links in four groups, and the sample documents. Spec 2 § 2.13. */
export const content: Content = {
  lead: copy(
    'Sites we would look at ourselves. They belong to others: they open outside this application, and their text is theirs.',
    'Sites waar wij zelf zouden kijken. Ze zijn van anderen: ze openen buiten deze applicatie en hun tekst is van hen.',
  ),
  parts: [
    {
      id: 'links',
      title: copy('Links by subject', 'Links per onderwerp'),
      sections: [
        {
          id: 'official',
          title: copy('Official sites', 'Officiële sites'),
          blocks: [
            links(
              {
                href: 'https://www.belastingdienst.nl/',
                label: same('Belastingdienst'),
                text: copy(
                  'The tax authority. Here you file the real return.',
                  'De Belastingdienst zelf. Hier doet u de echte aangifte.',
                ),
              },
              {
                href: 'https://mijn.belastingdienst.nl/',
                label: same('Mijn Belastingdienst'),
                text: copy('Your own tax file, with DigiD.', 'Uw eigen belastingzaken, met DigiD.'),
              },
              {
                href: 'https://www.digid.nl/',
                label: same('DigiD'),
                text: copy('Apply for the login of the government.', 'Vraag het inlogmiddel van de overheid aan.'),
              },
              {
                href: 'https://www.rijksoverheid.nl/onderwerpen/inkomstenbelasting',
                label: copy('Central government on income tax', 'Rijksoverheid over inkomstenbelasting'),
                text: copy('Rules and changes explained, in Dutch.', 'Regels en wijzigingen uitgelegd.'),
              },
              {
                href: 'https://wetten.overheid.nl/BWBR0011353/',
                label: copy('_Wet inkomstenbelasting 2001_', 'Wet inkomstenbelasting 2001'),
                text: copy('The law itself, in Dutch.', 'De wet zelf.'),
              },
            ),
          ],
        },
        {
          id: 'expatriate',
          title: copy('For expatriates', 'Voor expats'),
          blocks: [
            links(
              {
                href: 'https://www.belastingdienst.nl/wps/wcm/connect/en/individuals/individuals',
                label: copy('Belastingdienst in English', 'Belastingdienst in het Engels'),
                text: copy(
                  'Moving here, leaving, working across borders.',
                  'Hier komen wonen, vertrekken, werken over de grens.',
                ),
              },
              {
                href: 'https://www.government.nl/topics/income-tax',
                label: same('Government.nl'),
                text: copy(
                  'Income tax in the words of the government.',
                  'Inkomstenbelasting in de woorden van de overheid, in het Engels.',
                ),
              },
              {
                href: 'https://www.iamexpat.nl/expat-info/taxation',
                label: same('IamExpat'),
                text: copy(
                  'Articles on Dutch taxes for newcomers.',
                  'Artikelen over belasting voor nieuwkomers, in het Engels.',
                ),
              },
              {
                href: 'https://access-nl.org/',
                label: same('ACCESS'),
                text: copy(
                  'Volunteers who help people from abroad.',
                  'Vrijwilligers die mensen uit het buitenland helpen.',
                ),
              },
            ),
          ],
        },
        {
          id: 'deduction',
          title: copy('On deductions', 'Over aftrekposten'),
          blocks: [
            links(
              {
                href: 'https://www.belastingdienst.nl/anbi',
                label: copy('ANBI register', 'ANBI-register'),
                text: copy('Is your charity on the list?', 'Staat uw goede doel op de lijst?'),
              },
              {
                href: 'https://www.wozwaardeloket.nl/',
                label: same('WOZ-waardeloket'),
                text: copy('Look up the value of your home.', 'Zoek de waarde van uw woning op.'),
              },
              {
                href: 'https://www.consumentenbond.nl/belastingaangifte',
                label: same('Consumentenbond'),
                text: copy(
                  'The consumers’ union on what you may deduct, in Dutch.',
                  'De Consumentenbond over wat u mag aftrekken.',
                ),
              },
              {
                href: 'https://www.eigenhuis.nl/',
                label: same('Vereniging Eigen Huis'),
                text: copy('The home owners’ association, in Dutch.', 'De vereniging van huiseigenaren.'),
              },
            ),
          ],
        },
        {
          id: 'tools',
          title: copy('Tools', 'Rekenhulpen'),
          blocks: [
            links(
              {
                href: '/quick-tax-calculator',
                label: copy('Our quick tax calculator', 'Onze snelle belastingberekening'),
                text: copy(
                  'An estimate in a minute, without an account.',
                  'Een schatting in een minuut, zonder account.',
                ),
              },
              {
                href: 'https://www.belastingdienst.nl/rekenhulpen',
                label: copy('Tools of the Belastingdienst', 'Rekenhulpen van de Belastingdienst'),
                text: copy('Official calculators, also per subject.', 'Officiële rekenhulpen, ook per onderwerp.'),
              },
              {
                href: 'https://www.berekenhet.nl/',
                label: same('Berekenhet.nl'),
                text: copy('Many calculators on money, in Dutch.', 'Veel berekeningen over geldzaken.'),
              },
              {
                href: 'https://www.nibud.nl/',
                label: same('Nibud'),
                text: copy(
                  'Budgets and what you may be entitled to, in Dutch.',
                  'Over uw huishoudboekje en waar u recht op hebt.',
                ),
              },
            ),
          ],
        },
        {
          id: 'samples',
          title: copy('To practise', 'Om te oefenen'),
          blocks: [
            links({
              href: '/sample-documents',
              label: copy('Sample documents', 'Voorbeelddocumenten'),
              text: copy(
                'Statements of people who do not exist, to look at and to upload.',
                'Overzichten van mensen die niet bestaan, om te bekijken en te uploaden.',
              ),
            }),
          ],
        },
      ],
    },
  ],
}
