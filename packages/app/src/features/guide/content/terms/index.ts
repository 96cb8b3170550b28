import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Content, list, paragraph } from '../../blocks.ts'

/** The terms one accepts at setup. */
export const content: Content = {
  lead: copy(
    'The terms you accept when you start a practice return. They fit on one page.',
    'De voorwaarden die u accepteert als u een oefenaangifte begint. Ze passen op één pagina.',
  ),
  parts: [
    {
      id: 'terms-of-use',
      title: copy('Terms of use', 'Gebruiksvoorwaarden'),
      sections: [
        {
          id: 'demonstration',
          title: copy('A place to practise', 'Een plek om te oefenen'),
          blocks: [
            paragraph(
              `${productName} is a demonstration. It is not part of the government, the Belastingdienst or DigiD. Submitting here does not count as filing: you still have to file your real return.`,
              `${productName} is een demonstratie. Het hoort niet bij de overheid, de Belastingdienst of DigiD. Inzenden op deze site telt niet als aangifte: uw echte aangifte moet u nog doen.`,
            ),
          ],
        },
        {
          id: 'no-advice',
          title: copy('No tax advice', 'Geen belastingadvies'),
          blocks: [
            paragraph(
              'Calculations, tips, texts and the AI advisor are examples. They can be incomplete or belong to another year. Base no decision on them.',
              'Berekeningen, tips, teksten en de AI-adviseur zijn voorbeelden. Ze kunnen onvolledig zijn of bij een ander jaar horen. Baseer er geen beslissing op.',
            ),
          ],
        },
        {
          id: 'your-part',
          title: copy('What we ask of you', 'Wat wij van u vragen'),
          blocks: [
            list(
              copy(
                'Enter fictional data only, not your own and not someone else’s.',
                'Vul alleen verzonnen gegevens in, niet die van uzelf of van een ander.',
              ),
              copy('Keep your password to yourself.', 'Houd uw wachtwoord voor uzelf.'),
              copy('Upload nothing that is not yours to share.', 'Upload niets wat u niet mag delen.'),
              copy(
                'Do not try to get at the data of others or to disturb the service.',
                'Probeer niet bij gegevens van anderen te komen of de dienst te verstoren.',
              ),
            ),
          ],
        },
        {
          id: 'our-part',
          title: copy('What you may expect of us', 'Wat u van ons mag verwachten'),
          blocks: [
            paragraph(
              'We handle data as our [privacy statement](/privacy) says. The demonstration may change or stop at any time, and there is no promise that your practice returns stay. It is free; a donation is voluntary and buys nothing.',
              'Wij gaan met gegevens om zoals in onze [privacyverklaring](/privacy) staat. De demonstratie kan op elk moment veranderen of stoppen en wij beloven niet dat uw oefenaangiften blijven. Het is gratis; een donatie is vrijwillig en u krijgt er niets voor.',
            ),
          ],
        },
        {
          id: 'law',
          title: copy('Law', 'Recht'),
          blocks: [
            paragraph(
              'Dutch law applies. These terms are of November 2026.',
              'Nederlands recht is van toepassing. Deze voorwaarden zijn van november 2026.',
            ),
          ],
        },
      ],
    },
  ],
}
