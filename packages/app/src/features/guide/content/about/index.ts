import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Content, paragraph } from '../../blocks.ts'

/** Mission, four values, three steps, three disclaimers. Spec 2 § 2.14. */
export const content: Content = {
  lead: copy(
    `${productName} shows that a tax return can be calm, clear and kind.`,
    `${productName} laat zien dat een belastingaangifte rustig, duidelijk en vriendelijk kan zijn.`,
  ),
  parts: [
    {
      id: 'mission',
      title: copy('Our mission', 'Onze missie'),
      sections: [
        {
          id: 'why',
          title: copy('Why we made this', 'Waarom wij dit maakten'),
          blocks: [
            paragraph(
              'A tax return makes many people nervous, above all in a language that is not their own. We want anyone who lives or works in the Netherlands to understand what is asked, why, and what the answer means for them.',
              'Van een belastingaangifte worden veel mensen zenuwachtig, zeker in een taal die niet hun eigen taal is. Wij willen dat iedereen die in Nederland woont of werkt begrijpt wat er wordt gevraagd, waarom, en wat het antwoord betekent.',
            ),
          ],
        },
      ],
    },
    {
      id: 'values',
      title: copy('Core values', 'Onze waarden'),
      sections: [
        {
          id: 'simplicity',
          title: copy('Simplicity', 'Eenvoud'),
          blocks: [
            paragraph(
              'Short steps, in words you use yourself. Legal terms are explained in the [word list of the guide](/tax-guide#terminology).',
              'Korte stappen, in woorden die u zelf gebruikt. Juridische termen leggen wij uit in de [woordenlijst van de gids](/tax-guide#terminology).',
            ),
          ],
        },
        {
          id: 'data-security',
          title: copy('Data security', 'Veilige gegevens'),
          blocks: [
            paragraph(
              'Documents, BSNs and the answers of your return are stored encrypted. Documents are deleted after 24 hours. There are no trackers.',
              'Documenten, BSN’s en de antwoorden in uw aangifte worden versleuteld bewaard. Documenten worden na 24 uur verwijderd. Er zijn geen trackers.',
            ),
          ],
        },
        {
          id: 'accessible-to-all',
          title: copy('Accessibility', 'Toegankelijkheid'),
          blocks: [
            paragraph(
              'Built for keyboard, screen reader, large text and high contrast; it works without JavaScript too. [Read our statement](/accessibility)',
              'Gemaakt voor toetsenbord, schermlezer, grote letters en hoog contrast; het werkt ook zonder JavaScript. [Lees onze verklaring](/accessibility)',
            ),
          ],
        },
        {
          id: 'accuracy',
          title: copy('Accuracy', 'Nauwkeurigheid'),
          blocks: [
            paragraph(
              'We count in whole cents and show how we got each amount. A figure we are not sure of is not filled in.',
              'Wij rekenen in hele centen en laten zien hoe wij aan elk bedrag komen. Een bedrag waar wij niet zeker van zijn, vullen wij niet in.',
            ),
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: copy('How it works', 'Hoe het werkt'),
      sections: [
        {
          id: 'collect',
          title: copy('1. Collect your documents', '1. Verzamel uw documenten'),
          blocks: [
            paragraph(
              'Upload your income statement and your mortgage statement. We check what kind of document it is and read the figures. A checklist shows what is missing.',
              'Upload uw jaaropgaaf en het jaaroverzicht van uw hypotheek. Wij kijken wat voor document het is en lezen de bedragen. Een lijst laat zien wat nog ontbreekt.',
            ),
          ],
        },
        {
          id: 'fill-in',
          title: copy('2. Fill in the forms', '2. Vul de formulieren in'),
          blocks: [
            paragraph(
              'Short forms guide you from income to deductions, with help beside the question and a check on what you type.',
              'Korte formulieren leiden u van inkomen naar aftrekposten, met uitleg bij de vraag en controle van wat u typt.',
            ),
          ],
        },
        {
          id: 'review-and-submit',
          title: copy('3. Review and submit', '3. Controleer en zend in'),
          blocks: [
            paragraph(
              'See everything on one page, with the calculation. Practise the submission and download your return as a PDF.',
              'Zie alles op één pagina, met de berekening. Oefen het inzenden en download uw aangifte als PDF.',
            ),
          ],
        },
      ],
    },
    {
      id: 'disclaimers',
      title: copy('Good to know', 'Goed om te weten'),
      sections: [
        {
          id: 'demonstration-only',
          title: copy('Demonstration only', 'Alleen een demonstratie'),
          blocks: [
            paragraph(
              'This is a test environment. Nothing is sent to the tax authority, and we are not connected with it. Do not enter real personal or financial data.',
              'Dit is een testomgeving. Er gaat niets naar de Belastingdienst en wij horen daar niet bij. Vul geen echte persoonlijke of financiële gegevens in.',
            ),
          ],
        },
        {
          id: 'privacy-and-gdpr',
          title: copy('Privacy and GDPR', 'Privacy en AVG'),
          blocks: [
            paragraph(
              'You can see, download and delete what we hold about you. [Read how we handle data](/privacy)',
              'U kunt inzien, downloaden en verwijderen wat wij van u bewaren. [Lees hoe wij met gegevens omgaan](/privacy)',
            ),
          ],
        },
        {
          id: 'not-tax-advice',
          title: copy('Not tax advice', 'Geen belastingadvies'),
          blocks: [
            paragraph(
              'The calculations and texts are examples, not professional tax advice. For your own situation ask the Belastingdienst or an adviser.',
              'De berekeningen en teksten zijn voorbeelden, geen professioneel belastingadvies. Vraag voor uw eigen situatie de Belastingdienst of een adviseur.',
            ),
          ],
        },
      ],
    },
  ],
}
