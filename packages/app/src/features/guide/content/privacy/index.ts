import { copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { Operator } from '../../../../page-request.ts'
import { type Content, list, type Part, paragraph, warning } from '../../blocks.ts'
import { backups, grounds, partner, recipients, whoAnswers } from './operator.ts'
import { whatIsKept } from './what-is-kept.ts'

/** The statement of an installation: what the product does, and what its operator said. */
const partsFor = (operator: Operator): readonly Part[] => [
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
              'Nothing you enter is sent to the tax authority. [Who else gets it](/privacy#recipients) is named below.',
              'Niets van wat u invult, gaat naar de Belastingdienst. [Wie het nog meer krijgt](/privacy#recipients), staat hieronder.',
            ),
            copy(
              'Documents you upload are deleted automatically after 24 hours; [backups](/privacy#backups) have them longer.',
              'Documenten die u uploadt worden na 24 uur automatisch verwijderd; in [reservekopieën](/privacy#backups) staan ze langer.',
            ),
            copy(
              'No advertising cookies, no trackers. Your browser loads nothing from other sites.',
              'Geen advertentiecookies en geen trackers. Uw browser haalt niets op bij andere sites.',
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
      whoAnswers(operator),
      grounds,
      {
        id: 'what-we-keep',
        title: copy('What we keep and for how long', 'Wat wij bewaren en hoe lang'),
        blocks: [whatIsKept],
      },
      backups(operator),
      partner(operator),
      recipients(operator),
      {
        id: 'how-we-protect',
        title: copy('How we protect it', 'Hoe wij het beschermen'),
        blocks: [
          list(
            copy(
              'Documents, BSNs, full names, and the answers and amounts of your return are encrypted where they are stored; the key is not in the database.',
              'Documenten, BSN’s, volledige namen, en de antwoorden en bedragen in uw aangifte zijn versleuteld opgeslagen; de sleutel staat niet in de database.',
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
            copy(
              'A session cookie while you are signed in, for 12 hours at most.',
              'Een sessiecookie zolang u bent ingelogd, maximaal 12 uur.',
            ),
            copy(
              'A cookie by which we know that you signed in with this browser before, so that nobody can lock you out by guessing your password: one year. It holds a code, not your name.',
              'Een cookie waaraan wij zien dat u met deze browser al eens inlogde, zodat niemand u kan buitensluiten door uw wachtwoord te raden: een jaar. Er staat een code in, niet uw naam.',
            ),
            copy(
              'If your account has a second step: a cookie by which we know that your password was right, until you have taken that step, five minutes at most.',
              'Heeft uw account een tweede stap: een cookie waaraan wij zien dat uw wachtwoord klopte, tot u die stap hebt gezet, maximaal vijf minuten.',
            ),
            copy(
              'A cookie by which a citizen of the DigiD simulation finds what you saved in this browser, if you choose one, or try it without an account: 36 hours, or until you sign out. It holds the number of the account.',
              'Een cookie waarmee een burger van de DigiD-simulatie terugvindt wat u in deze browser opsloeg, als u er een kiest of zonder account probeert: 36 uur, of tot u uitlogt. Er staat het nummer van het account in.',
            ),
            copy(
              'A cookie that carries a message to the next page: one minute at most.',
              'Een cookie die een melding meeneemt naar de volgende pagina: maximaal een minuut.',
            ),
            copy(
              'If you send a form just after your session has ended: an encrypted cookie that keeps what you typed, or which press was not done, until you are signed in again, one hour at most.',
              'Verstuurt u een formulier net nadat uw sessie is beëindigd: een versleutelde cookie die bewaart wat u invulde, of wat niet meer is gedaan, tot u weer bent ingelogd, maximaal een uur.',
            ),
            copy(
              'A cookie for your language and one for your colours, if you choose them: one year.',
              'Een cookie voor uw taal en een voor uw kleuren, als u die kiest: een jaar.',
            ),
          ),
          paragraph(
            'We ask for no consent because these are needed for what you ask of us. The calculator puts your figures in the address of the page, behind the # sign: that part is not sent to us, but anyone who gets the link from you sees the figures. Without JavaScript your figures are sent to our server to calculate with, and not stored.',
            'Wij vragen geen toestemming, want deze zijn nodig voor wat u van ons vraagt. De snelle berekening zet uw bedragen in het adres van de pagina, achter het teken #: dat deel gaat niet naar ons, maar wie de link van u krijgt, ziet de bedragen. Zonder JavaScript gaan uw bedragen naar onze server om ermee te rekenen. Wij slaan ze niet op.',
          ),
        ],
      },
      {
        id: 'your-rights',
        title: copy('Your rights', 'Uw rechten'),
        blocks: [
          paragraph(
            'Under the General Data Protection Regulation (GDPR) you may see, correct, take along and delete your data. In [Settings](/settings), tab Security, you change your name, username, email address and BSN, download everything we hold as a file, and delete your account. Deleting takes returns and documents with it, at once. What stays for a while are the list of what was done, without your name, and what is in [backups](/privacy#backups).',
            'Volgens de Algemene verordening gegevensbescherming (AVG) mag u uw gegevens inzien, verbeteren, meenemen en verwijderen. Bij [Instellingen](/settings), tabblad Beveiliging, wijzigt u uw naam, gebruikersnaam, e-mailadres en BSN, downloadt u alles wat wij hebben als bestand en verwijdert u uw account. Daarmee verdwijnen meteen ook aangiften en documenten. Wat nog een tijd blijft, zijn de lijst van wat er is gedaan, zonder uw naam, en wat in [reservekopieën](/privacy#backups) staat.',
          ),
          paragraph(
            'Complaints about how an organisation handles data go to the [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
            'Klachten over hoe een organisatie met gegevens omgaat, dient u in bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
          ),
        ],
      },
    ],
  },
]

/** What is kept, how long, and what one can do about it. Every line is a decision the product keeps. */
export const content: Content = {
  lead: copy(
    'What we keep, why, for how long, and what you can do about it.',
    'Wat wij bewaren, waarom, hoe lang, en wat u daaraan kunt doen.',
  ),
  parts: partsFor({}),
  partsFor,
}
