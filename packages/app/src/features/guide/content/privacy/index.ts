import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import { type Content, list, paragraph, table, warning } from '../../blocks.ts'

/** What is kept, how long, and what one can do about it. Every line is a decision the product keeps. */
export const content: Content = {
  lead: copy(
    'What we keep, why, for how long, and what you can do about it.',
    'Wat wij bewaren, waarom, hoe lang, en wat u daaraan kunt doen.',
  ),
  parts: [
    {
      id: 'privacy-statement',
      title: copy('Privacy statement', 'Privacyverklaring'),
      sections: [
        {
          id: 'in-short',
          title: copy('In short', 'In het kort'),
          blocks: [
            list(
              copy(
                'Nothing you enter is sent to the tax authority, nor to anyone else.',
                'Niets van wat u invult gaat naar de Belastingdienst of naar iemand anders.',
              ),
              copy(
                'Documents you upload are deleted automatically after 24 hours.',
                'Documenten die u uploadt worden na 24 uur automatisch verwijderd.',
              ),
              copy(
                'No advertising cookies, no trackers, no content from other sites.',
                'Geen advertentiecookies, geen trackers, geen inhoud van andere sites.',
              ),
            ),
            warning(
              copy('Please use fictional data', 'Gebruik verzonnen gegevens'),
              copy(
                `${productName} is a demonstration. Do not enter real personal or financial data. Use the test BSN and the [sample documents](/sample-documents).`,
                `${productName} is een demonstratie. Vul geen echte persoonlijke of financiële gegevens in. Gebruik het test-BSN en de [voorbeelddocumenten](/sample-documents).`,
              ),
            ),
          ],
        },
        {
          id: 'what-we-keep',
          title: copy('What we keep and for how long', 'Wat wij bewaren en hoe lang'),
          blocks: [
            table(
              copy('Data and how long it stays', 'Gegevens en hoe lang ze blijven'),
              [copy('Data', 'Gegevens'), copy('Why', 'Waarom'), copy('Until', 'Tot')],
              [
                [
                  copy('Account: name, email, username, BSN', 'Account: naam, e-mail, gebruikersnaam, BSN'),
                  copy(
                    'To let you sign in and fill in the return',
                    'Om u te laten inloggen en de aangifte in te vullen',
                  ),
                  copy('You delete the account', 'U het account verwijdert'),
                ],
                [
                  copy('Your practice returns', 'Uw oefenaangiften'),
                  copy('To go on where you stopped', 'Om verder te gaan waar u stopte'),
                  copy('You delete the account', 'U het account verwijdert'),
                ],
                [
                  copy(
                    'Uploaded documents and what was read from them',
                    'Geüploade documenten en wat daaruit is gelezen',
                  ),
                  copy('To offer you the figures', 'Om u de bedragen aan te bieden'),
                  copy('24 hours after uploading', '24 uur na het uploaden'),
                ],
                [
                  copy('Your session', 'Uw sessie'),
                  copy('To keep you signed in', 'Om u ingelogd te houden'),
                  copy('15 minutes without activity, 12 hours at most', '15 minuten zonder activiteit, hooguit 12 uur'),
                ],
                [
                  copy('Chat messages, calculator figures', 'Chatberichten, bedragen van de snelle berekening'),
                  copy('Only in your browser; we do not store them', 'Alleen in uw browser; wij slaan ze niet op'),
                  copy('You close the page', 'U de pagina sluit'),
                ],
              ],
            ),
          ],
        },
        {
          id: 'how-we-protect',
          title: copy('How we protect it', 'Hoe wij het beschermen'),
          blocks: [
            list(
              copy(
                'Documents and BSNs are encrypted where they are stored; the key is kept apart.',
                'Documenten en BSN’s zijn versleuteld opgeslagen; de sleutel staat ergens anders.',
              ),
              copy(
                'Your password is stored only in a form that cannot be read back.',
                'Uw wachtwoord staat er alleen in een vorm die niet is terug te lezen.',
              ),
              copy(
                'The password of a protected PDF is used once and never stored.',
                'Het wachtwoord van een beveiligde PDF wordt één keer gebruikt en nooit bewaard.',
              ),
              copy(
                'Documents are read on our own server, without a connection to the internet.',
                'Documenten worden op onze eigen server gelezen, zonder verbinding met internet.',
              ),
              copy(
                'Our logs hold no BSN, password, file content or amount.',
                'In onze logboeken staan geen BSN, wachtwoord, bestandsinhoud of bedrag.',
              ),
            ),
          ],
        },
        {
          id: 'cookies',
          title: copy('Cookies', 'Cookies'),
          blocks: [
            list(
              copy('A session cookie, while you are signed in.', 'Een sessiecookie, zolang u bent ingelogd.'),
              copy(
                'A cookie for your language and one for your colours, if you choose them.',
                'Een cookie voor uw taal en een voor uw kleuren, als u die kiest.',
              ),
            ),
            paragraph(
              'We ask for no consent because these are needed for what you ask of us. The calculator keeps your figures in the address of the page: who gets the link sees the figures.',
              'Wij vragen geen toestemming, want deze zijn nodig voor wat u van ons vraagt. De snelle berekening zet uw bedragen in het adres van de pagina: wie de link krijgt, ziet de bedragen.',
            ),
          ],
        },
        {
          id: 'your-rights',
          title: copy('Your rights', 'Uw rechten'),
          blocks: [
            paragraph(
              'Under the General Data Protection Regulation (GDPR) you may see, correct, take along and delete your data. In [Settings](/settings), tab Security, you download everything we hold as a file and delete your account. Deleting takes returns and documents with it, at once.',
              'Volgens de Algemene verordening gegevensbescherming (AVG) mag u uw gegevens inzien, verbeteren, meenemen en verwijderen. Bij [Instellingen](/settings), tabblad Beveiliging, downloadt u alles wat wij hebben als bestand en verwijdert u uw account. Daarmee verdwijnen meteen ook aangiften en documenten.',
            ),
            paragraph(
              'Complaints about how an organisation handles data go to the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
              'Klachten over hoe een organisatie met gegevens omgaat, dient u in bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
            ),
          ],
        },
      ],
    },
  ],
}
