import { copy } from '@aangiftewijs/domain/language'
import { atStep, type Content, links, list, note, orderedList, paragraph } from '../../blocks.ts'

/** The help centre: Guides, Tax Tips, Contact Support. Spec 2 § 2.12. The disabled contact buttons stand in the page. */
export const content: Content = {
  lead: copy(
    'Find your way through the practice return, pick up a tip, or see where real help is.',
    'Vind uw weg in de oefenaangifte, doe een tip op of lees waar u echte hulp krijgt.',
  ),
  parts: [
    {
      id: 'guides',
      title: copy('Guides', 'Handleidingen'),
      sections: [
        {
          id: 'first-return',
          title: copy('Your first practice return', 'Uw eerste oefenaangifte'),
          blocks: [
            orderedList(
              copy(
                'Create an account with the test BSN, or use the test DigiD login.',
                'Maak een account met het test-BSN of gebruik de test-DigiD-login.',
              ),
              copy(
                'Press “Start Filing” and answer the questions of [setup](/tax-filing/setup).',
                'Kies ‘Uw aangifte beginnen’ en beantwoord de vragen van de [eerste stap](/tax-filing/setup).',
              ),
              copy(
                'Load the sample documents in the [documents step](/tax-filing/documents).',
                'Laad de voorbeelddocumenten in de [stap Documenten](/tax-filing/documents).',
              ),
              copy(
                'Check the figures at income and deductions.',
                'Controleer de bedragen bij inkomen en aftrekposten.',
              ),
              copy('Read the overview and practise the submission.', 'Lees het overzicht en oefen het inzenden.'),
            ),
            atStep('setup'),
          ],
        },
        {
          id: 'uploading',
          title: copy('Uploading documents', 'Documenten uploaden'),
          blocks: [
            list(
              copy(
                'Drop all your files in one place, or choose them: PDF, PNG or JPEG, up to 10 MB each. We recognise what they are.',
                'Sleep al uw bestanden naar één plek, of kies ze: PDF, PNG of JPEG, tot 10 MB per stuk. Wij herkennen wat het is.',
              ),
              copy(
                'A sharp photo taken from straight above reads best.',
                'Een scherpe foto die u recht van boven maakt, kunnen wij het best lezen.',
              ),
              copy('Reading takes a moment. You can go on meanwhile.', 'Lezen duurt even. U kunt intussen verdergaan.'),
              copy(
                'Several statements of one kind are added up, and the parts are shown.',
                'Hebt u meer dan één overzicht van dezelfde soort? Dan tellen wij ze op; de delen blijven zichtbaar.',
              ),
            ),
            atStep('documents'),
          ],
        },
        {
          id: 'joint-return',
          title: copy('A return together with your partner', 'Samen met uw partner'),
          blocks: [
            paragraph(
              'In the setup step, tick “I am filing together with my fiscal partner”. You then fill in the details of your partner before the income step. The overview shows a fixed partner benefit of € 1.250: an example, not your real benefit.',
              'Vink in de eerste stap ‘Ik doe aangifte samen met mijn fiscale partner’ aan. U vult dan de gegevens van uw partner in vóór de stap Inkomen. Het overzicht toont een vast partnervoordeel van € 1.250: een voorbeeld, niet uw echte voordeel.',
            ),
            atStep('setup', 'isJointFiling'),
          ],
        },
        {
          id: 'more-guides',
          title: copy('Read on', 'Lees verder'),
          blocks: [
            links(
              {
                href: '/tax-guide',
                label: copy('Dutch tax guide', 'Nederlandse belastinggids'),
                text: copy(
                  'The system, the forms, the deductions and the words.',
                  'Het stelsel, de formulieren, de aftrekposten en de woorden.',
                ),
              },
              {
                href: '/faq',
                label: copy('Frequently asked questions', 'Veelgestelde vragen'),
                text: copy(
                  'Short answers to what people ask most.',
                  'Korte antwoorden op wat mensen het vaakst vragen.',
                ),
              },
              {
                href: '/resources',
                label: copy('Tax resources', 'Nuttige links'),
                text: copy(
                  'Official sites, sites for expats and tools.',
                  'Officiële sites, sites voor expats en rekenhulpen.',
                ),
              },
            ),
          ],
        },
      ],
    },
    {
      id: 'tips',
      title: copy('Tax Tips', 'Belastingtips'),
      sections: [
        {
          id: 'tips-before',
          title: copy('Before you start', 'Voordat u begint'),
          blocks: [
            list(
              copy(
                'Collect every annual statement first; one missing paper is the most common cause of a wrong return.',
                'Verzamel eerst alle jaaropgaven; één ontbrekend papier is de meest voorkomende oorzaak van een foute aangifte.',
              ),
              copy(
                'File before April 1 and you usually hear back before July 1.',
                'Doe vóór 1 april aangifte, dan hoort u meestal vóór 1 juli iets.',
              ),
              copy(
                'No letter? Check whether a refund waits for you: you can look back 5 years.',
                'Geen brief gekregen? Kijk of u geld terugkrijgt: dat kan tot 5 jaar terug.',
              ),
            ),
            atStep('documents'),
          ],
        },
        {
          id: 'tips-saving',
          title: copy('Paying no more than you need to', 'Niet meer betalen dan nodig'),
          blocks: [
            list(
              copy(
                'Put two years of gifts in one year if that takes you over the [threshold](/tax-guide#donations).',
                'Doe de giften van twee jaar in één jaar als u zo boven de [drempel](/tax-guide#donations) komt.',
              ),
              copy(
                'Give for 5 years by written agreement, and there is no threshold at all.',
                'Leg giften schriftelijk vast voor 5 jaar, dan geldt er geen drempel.',
              ),
              copy(
                'Bought a home? The costs of taking out the [mortgage](/tax-guide#mortgage-interest) count once.',
                'Een woning gekocht? De kosten van het afsluiten van de [hypotheek](/tax-guide#mortgage-interest) tellen eenmalig mee.',
              ),
              copy(
                'Fiscal partners: try more than one way of [dividing](/tax-guide#fiscal-partner).',
                'Fiscale partners: probeer meer dan één [verdeling](/tax-guide#fiscal-partner).',
              ),
              copy(
                'Came from abroad for work? Ask your employer about the [30% ruling](/tax-guide#thirty-percent-ruling) within 4 months.',
                'Voor uw werk uit het buitenland gekomen? Vraag uw werkgever binnen 4 maanden naar de [30%-regeling](/tax-guide#thirty-percent-ruling).',
              ),
            ),
            note(
              copy('Not tax advice', 'Geen belastingadvies'),
              copy(
                'Tips are general. Check them with the Belastingdienst or an adviser before you act on them.',
                'Tips zijn algemeen. Controleer ze bij de Belastingdienst of een adviseur voordat u ernaar handelt.',
              ),
            ),
            atStep('deductions'),
          ],
        },
      ],
    },
    {
      id: 'contact-support',
      title: copy('Contact Support', 'Contact'),
      sections: [
        {
          id: 'contact-details',
          title: copy('There is no help desk here', 'Hier is geen helpdesk'),
          blocks: [
            paragraph(
              'This is a demonstration, so nobody answers mail, phone or chat. The buttons below show where they would be and do nothing.',
              'Dit is een demonstratie: niemand beantwoordt e-mail, telefoon of chat. De knoppen hieronder laten zien waar dat zou staan en doen niets.',
            ),
          ],
        },
        {
          id: 'real-help',
          title: copy('Where you get real help', 'Waar u echte hulp krijgt'),
          blocks: [
            list(
              copy(
                'The [Belastingdienst](https://www.belastingdienst.nl/), tax information line 0800 0543 (free within the Netherlands).',
                'De [Belastingdienst](https://www.belastingdienst.nl/), BelastingTelefoon 0800 0543 (gratis binnen Nederland).',
              ),
              copy(
                '[Het Juridisch Loket](https://www.juridischloket.nl/) gives free legal help if you have a low income.',
                '[Het Juridisch Loket](https://www.juridischloket.nl/) geeft gratis juridische hulp bij een laag inkomen.',
              ),
              copy(
                'Your library often has a desk that helps with government websites (_Informatiepunt Digitale Overheid_).',
                'Uw bibliotheek heeft vaak een Informatiepunt Digitale Overheid.',
              ),
            ),
          ],
        },
      ],
    },
  ],
}
