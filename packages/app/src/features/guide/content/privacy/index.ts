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
                'Niets van wat u invult, gaat naar de Belastingdienst of naar iemand anders.',
              ),
              copy(
                'Documents you upload are deleted automatically after 24 hours.',
                'Documenten die u uploadt worden na 24 uur automatisch verwijderd.',
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
        {
          id: 'what-we-keep',
          title: copy('What we keep and for how long', 'Wat wij bewaren en hoe lang'),
          blocks: [
            table(
              copy('Data and how long it stays', 'Gegevens en hoe lang ze blijven'),
              [copy('Data', 'Gegevens'), copy('Why', 'Waarom'), copy('Until', 'Tot')],
              [
                [
                  copy(
                    'Account: name, email, username, BSN, a mark of your password, when you made the account, last signed in and were warned of its end',
                    'Account: naam, e-mail, gebruikersnaam, BSN, een afdruk van uw wachtwoord, wanneer u het account maakte, voor het laatst inlogde en voor het einde werd gewaarschuwd',
                  ),
                  copy(
                    'To let you sign in and fill in the return',
                    'Om u te laten inloggen en de aangifte in te vullen',
                  ),
                  copy(
                    'You delete the account, or have not signed in for two years: we write to you a month before. Where we cannot send email, it stays until you delete it',
                    'U het account verwijdert, of twee jaar niet hebt ingelogd: een maand ervoor schrijven wij u. Waar wij geen e-mail kunnen versturen, blijft het tot u het verwijdert',
                  ),
                ],
                [
                  copy(
                    'The practice account of a citizen of the DigiD simulation, or of trying without an account, and all that is in it',
                    'Het oefenaccount van een burger van de DigiD-simulatie, of van proberen zonder account, en alles wat erin staat',
                  ),
                  copy(
                    'To let you practise without an account of your own',
                    'Om u te laten oefenen zonder eigen account',
                  ),
                  copy(
                    'You delete it; if not, within 38 hours after you last signed in to it',
                    'U het verwijdert; anders binnen 38 uur nadat u er voor het laatst mee inlogde',
                  ),
                ],
                [
                  copy(
                    'What was done with your account and when, such as signing in or submitting, and from which network: not your whole internet address',
                    'Wat er met uw account is gedaan en wanneer, zoals inloggen of inzenden, en vanaf welk netwerk: niet uw hele internetadres',
                  ),
                  copy(
                    'So that you and we see it when [somebody else was in your account](/settings/activity), and nobody can deny or change it unseen',
                    'Zodat u en wij zien of [iemand anders in uw account was](/settings/activity), en niemand het ongezien kan ontkennen of veranderen',
                  ),
                  copy(
                    'A year later, also if you delete the account: with a number in the place of your name',
                    'Een jaar later, ook als u het account verwijdert: met een nummer in plaats van uw naam',
                  ),
                ],
                [
                  copy(
                    'Passkeys, if you add any: their public half and the name you give them, and a mark of each recovery code',
                    'Passkeys, als u ze toevoegt: het openbare deel en de naam die u geeft, en een afdruk van elke herstelcode',
                  ),
                  copy('So that your password alone is not enough', 'Zodat alleen uw wachtwoord niet genoeg is'),
                  copy('You remove them or the account', 'U ze of het account verwijdert'),
                ],
                [
                  copy(
                    'Your practice returns, and what you typed in them and did not save yet',
                    'Uw oefenaangiften, en wat u daarin hebt getypt en nog niet hebt opgeslagen',
                  ),
                  copy('To go on where you stopped', 'Om verder te gaan waar u stopte'),
                  copy(
                    'The account ends, as above; what is not saved: you save or discard it, or submit the return',
                    'Het account eindigt, zoals hierboven; wat niet is opgeslagen: u het opslaat of weggooit, of de aangifte inzendt',
                  ),
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
                  copy(
                    'You sign out; it ends after 15 minutes without activity, and is deleted within 13 hours',
                    'U uitlogt; zij eindigt na 15 minuten zonder activiteit en wordt binnen 13 uur verwijderd',
                  ),
                ],
                [
                  copy(
                    'Our answers to what you saved or uploaded, encrypted',
                    'Onze antwoorden op wat u opsloeg of uploadde, versleuteld',
                  ),
                  copy(
                    'Only if a program that works for you numbers what it sends: so that nothing is done twice when it sends it again',
                    'Alleen als een programma dat voor u werkt, nummert wat het verstuurt: zodat niets dubbel gebeurt als het dat nog eens verstuurt',
                  ),
                  copy(
                    'A day, until a hundred others came after it, or until you delete the account',
                    'Een dag, tot er honderd andere na kwamen, of tot u het account verwijdert',
                  ),
                ],
                [
                  copy(
                    'If you forgot your password: a mark of the link we sent you',
                    'Als u uw wachtwoord vergat: een afdruk van de link die wij u stuurden',
                  ),
                  copy('To let you set a new one', 'Om u een nieuw te laten kiezen'),
                  copy(
                    'You use it, ask for another or delete the account; it works for an hour',
                    'U hem gebruikt, een andere vraagt of het account verwijdert; hij werkt een uur',
                  ),
                ],
                [
                  copy(
                    'How often your internet address or account asked for something or signed in, or failed to, and how much it uploaded',
                    'Hoe vaak uw internetadres of account iets vroeg of inlogde, of dat niet lukte, en hoeveel het uploadde',
                  ),
                  copy(
                    'To stop people who guess passwords or take everybody’s place; the address is kept only as a code',
                    'Om mensen te stoppen die wachtwoorden raden of ieders plaats innemen; het adres staat er alleen als code',
                  ),
                  copy('An hour or two; what was uploaded: a day', 'Een à twee uur; wat is geüpload: een dag'),
                ],
                [
                  copy(
                    'Your choices for notifications, and what you had typed when the session ended or the page broke, and the number of what you were typing, until it has arrived',
                    'Uw keuzes voor meldingen, en wat u had getypt toen de sessie eindigde of de pagina vastliep, en het nummer van wat u aan het typen was, totdat het is aangekomen',
                  ),
                  copy('Only in your browser: to show them again', 'Alleen in uw browser: om ze weer te laten zien'),
                  copy(
                    'You clear the data of this site; what you had typed: when it is shown again, or you close the tab or sign out',
                    'U de gegevens van deze site wist; wat u had getypt: als het weer getoond is, of als u het tabblad sluit of uitlogt',
                  ),
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
                'Een sessiecookie zolang u bent ingelogd, hooguit 12 uur.',
              ),
              copy(
                'A cookie by which we know that you signed in with this browser before, so that nobody can lock you out by guessing your password: one year. It holds a code, not your name.',
                'Een cookie waaraan wij zien dat u met deze browser al eens inlogde, zodat niemand u kan buitensluiten door uw wachtwoord te raden: een jaar. Er staat een code in, niet uw naam.',
              ),
              copy(
                'If your account has a second step: a cookie by which we know that your password was right, until you have taken that step, five minutes at most.',
                'Heeft uw account een tweede stap: een cookie waaraan wij zien dat uw wachtwoord klopte, tot u die stap hebt gezet, hooguit vijf minuten.',
              ),
              copy(
                'A cookie by which a citizen of the DigiD simulation finds what you saved in this browser, if you choose one: 36 hours. It holds the number of the account.',
                'Een cookie waarmee een burger van de DigiD-simulatie terugvindt wat u in deze browser opsloeg, als u er een kiest: 36 uur. Er staat het nummer van het account in.',
              ),
              copy(
                'A cookie that carries a message to the next page: one minute at most.',
                'Een cookie die een melding meeneemt naar de volgende pagina: hooguit een minuut.',
              ),
              copy(
                'If you send a form just after your session has ended: an encrypted cookie that keeps what you typed until you are signed in again, one hour at most.',
                'Verstuurt u een formulier net nadat uw sessie is beëindigd: een versleutelde cookie die bewaart wat u invulde tot u weer bent ingelogd, hooguit een uur.',
              ),
              copy(
                'A cookie for your language and one for your colours, if you choose them: one year.',
                'Een cookie voor uw taal en een voor uw kleuren, als u die kiest: een jaar.',
              ),
            ),
            paragraph(
              'We ask for no consent because these are needed for what you ask of us. The calculator puts your figures in the address of the page, behind the # sign: that part is not sent to us, but who gets the link from you sees the figures. Without JavaScript your figures are sent to our server to calculate with, and not stored.',
              'Wij vragen geen toestemming, want deze zijn nodig voor wat u van ons vraagt. De snelle berekening zet uw bedragen in het adres van de pagina, achter het teken #: dat deel gaat niet naar ons, maar wie de link van u krijgt, ziet de bedragen. Zonder JavaScript gaan uw bedragen naar onze server om ermee te rekenen. Wij slaan ze niet op.',
            ),
          ],
        },
        {
          id: 'your-rights',
          title: copy('Your rights', 'Uw rechten'),
          blocks: [
            paragraph(
              'Under the General Data Protection Regulation (GDPR) you may see, correct, take along and delete your data. In [Settings](/settings), tab Security, you download everything we hold as a file and delete your account. Deleting takes returns and documents with it, at once. Only the list of what was done stays for a year, without your name.',
              'Volgens de Algemene verordening gegevensbescherming (AVG) mag u uw gegevens inzien, verbeteren, meenemen en verwijderen. Bij [Instellingen](/settings), tabblad Beveiliging, downloadt u alles wat wij hebben als bestand en verwijdert u uw account. Daarmee verdwijnen meteen ook aangiften en documenten. Alleen de lijst van wat er is gedaan blijft een jaar, zonder uw naam.',
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
