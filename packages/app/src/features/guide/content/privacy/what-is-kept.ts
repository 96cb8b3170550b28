import { copy } from '@aangiftewijs/domain/language'
import { table } from '../../blocks.ts'

/** What is kept, why and until when. Every line is a decision the product keeps. */
export const whatIsKept = table(
  copy('Data and how long it stays', 'Gegevens en hoe lang ze blijven'),
  [copy('Data', 'Gegevens'), copy('Why', 'Waarom'), copy('How long', 'Hoe lang')],
  [
    [
      copy(
        'Account: name, email, username, BSN, a one-way code (hash) of your password, when you made the account, last signed in and were warned of its end',
        'Account: naam, e-mail, gebruikersnaam, BSN, een onleesbaar gemaakte versie (hash) van uw wachtwoord, wanneer u het account maakte, voor het laatst inlogde en voor het einde werd gewaarschuwd',
      ),
      copy('To let you sign in and fill in the return', 'Om u te laten inloggen en de aangifte in te vullen'),
      copy(
        'Until you delete the account or have not signed in for two years. We write to you a month before. Where we cannot send email, it stays until you delete it',
        'Tot u het account verwijdert of twee jaar niet hebt ingelogd. Een maand ervoor schrijven wij u. Waar wij geen e-mail kunnen versturen, blijft het tot u het verwijdert',
      ),
    ],
    [
      copy(
        'The practice account of a citizen of the DigiD simulation, or of trying without an account, and all that is in it',
        'Het oefenaccount van een burger van de DigiD-simulatie, of van proberen zonder account, en alles wat erin staat',
      ),
      copy('To let you practise without an account of your own', 'Om u te laten oefenen zonder eigen account'),
      copy(
        'Until you sign out or delete it; if not, at most 38 hours after you last signed in to it',
        'Tot u uitlogt of het verwijdert; anders maximaal 38 uur nadat u er voor het laatst mee inlogde',
      ),
    ],
    [
      copy(
        'What was done with your account and when, such as signing in or submitting, and from which network: not your whole internet address',
        'Wat er met uw account is gedaan en wanneer, zoals inloggen of inzenden, en vanaf welk netwerk: niet uw hele internetadres',
      ),
      copy(
        'So that you and we see it when [someone else was in your account](/settings/activity), and nobody can deny or change it unseen',
        'Zodat u en wij zien of [iemand anders in uw account was](/settings/activity), en niemand het ongezien kan ontkennen of veranderen',
      ),
      copy(
        'A year, also if you delete the account: then with a number in the place of your name',
        'Een jaar, ook als u het account verwijdert: dan met een nummer in plaats van uw naam',
      ),
    ],
    [
      copy(
        'Passkeys, if you add any: their public half and the name you give them, and a hash of each recovery code',
        'Passkeys, als u ze toevoegt: het openbare deel en de naam die u geeft, en een hash van elke herstelcode',
      ),
      copy('So that your password alone is not enough', 'Zodat alleen uw wachtwoord niet genoeg is'),
      copy('Until you remove them or the account', 'Tot u ze of het account verwijdert'),
    ],
    [
      copy(
        'Your practice returns, and what you typed in them and did not save yet',
        'Uw oefenaangiften, en wat u daarin hebt getypt en nog niet hebt opgeslagen',
      ),
      copy('To go on where you stopped', 'Om verder te gaan waar u stopte'),
      copy(
        'Until the account ends, as above; what is not saved: until you save or discard it, or submit the return',
        'Tot het account eindigt, zoals hierboven; wat niet is opgeslagen: tot u het opslaat of weggooit, of de aangifte inzendt',
      ),
    ],
    [
      copy('Uploaded documents and what was read from them', 'Geüploade documenten en wat daaruit is gelezen'),
      copy('To offer you the figures', 'Om u de bedragen aan te bieden'),
      copy('Until 24 hours after uploading', 'Tot 24 uur na het uploaden'),
    ],
    [
      copy('Your session', 'Uw sessie'),
      copy('To keep you signed in', 'Om u ingelogd te houden'),
      copy(
        'Until you sign out. A session ends after 15 minutes without activity, and is deleted within 13 hours',
        'Tot u uitlogt. Een sessie eindigt na 15 minuten zonder activiteit en wordt binnen 13 uur verwijderd',
      ),
    ],
    [
      copy(
        'Our answers to what you saved or uploaded, encrypted',
        'Onze antwoorden op wat u opsloeg of uploadde, versleuteld',
      ),
      copy(
        'So that nothing is done twice, and nothing ends up with someone else, when an answer is lost and you send it again',
        'Zodat niets dubbel gebeurt of bij iemand anders terechtkomt als een antwoord verloren gaat en u het nog eens verstuurt',
      ),
      copy(
        'A day, until a hundred others have come after it, or until you delete the account',
        'Een dag, tot er honderd andere na zijn gekomen, of tot u het account verwijdert',
      ),
    ],
    [
      copy(
        'If you forgot your password: a hash of the link we sent you',
        'Als u uw wachtwoord vergat: een hash van de link die wij u stuurden',
      ),
      copy('To let you set a new one', 'Om u een nieuw te laten kiezen'),
      copy(
        'Until you use the link, ask for another or delete the account. The link works for an hour',
        'Tot u de link gebruikt, een nieuwe aanvraagt of het account verwijdert. De link werkt een uur',
      ),
    ],
    [
      copy(
        'If you change your email address: the new one, and a hash of the link we sent there',
        'Als u uw e-mailadres wijzigt: het nieuwe, en een hash van de link die wij daarheen stuurden',
      ),
      copy('To be sure that it is yours', 'Om zeker te zijn dat het van u is'),
      copy(
        'Until you use the link, change to another address, change your password or delete the account. The link works for an hour',
        'Tot u de link gebruikt, een ander adres opgeeft, uw wachtwoord wijzigt of het account verwijdert. De link werkt een uur',
      ),
    ],
    [
      copy(
        'How often your internet address or account asked for something or signed in, or failed to, and how much it uploaded',
        'Hoe vaak uw internetadres of account iets vroeg of inlogde, of dat niet lukte, en hoeveel het uploadde',
      ),
      copy(
        'To stop people who guess passwords or load the site so heavily that others cannot use it; the address is kept only as a code',
        'Om mensen te stoppen die wachtwoorden raden of de site zo zwaar belasten dat anderen er niet bij kunnen; het adres staat er alleen als code',
      ),
      copy('An hour or two; what was uploaded: a day', 'Een à twee uur; wat is geüpload: een dag'),
    ],
    [
      copy(
        'Your choices for notifications, what you had typed when the session ended or the page broke, the number of what you were typing, until it has arrived, and the number of the return that a page shows',
        'Uw keuzes voor meldingen, wat u had getypt toen de sessie eindigde of de pagina vastliep, het nummer van wat u aan het typen was, totdat het is aangekomen, en het nummer van de aangifte die een pagina toont',
      ),
      copy(
        'Only in your browser: to show them again, and to tell you when a page shows another return',
        'Alleen in uw browser: om ze weer te laten zien, en om te zeggen wanneer een pagina een andere aangifte toont',
      ),
      copy(
        'Until you clear the data of this site, or delete the account in that browser; what you had typed: until it is shown again, or you close the tab or sign out; the number of the return: until you close the tab',
        'Tot u de gegevens van deze site wist, of het account in die browser verwijdert; wat u had getypt: tot het weer is getoond, of tot u het tabblad sluit of uitlogt; het nummer van de aangifte: tot u het tabblad sluit',
      ),
    ],
    [
      copy('Chat messages, calculator figures', 'Chatberichten, bedragen van de snelle berekening'),
      copy('Only in your browser; we do not store them', 'Alleen in uw browser; wij slaan ze niet op'),
      copy('Until you close the page', 'Tot u de pagina sluit'),
    ],
  ],
)
