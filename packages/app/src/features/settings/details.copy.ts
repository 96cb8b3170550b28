import { copy } from '@aangiftewijs/domain/language'

/** Texts of the page on which what is kept of a person is corrected. */
export const detailsWords = {
  title: copy('Your details', 'Uw persoonsgegevens'),
  intro: copy(
    'What we keep of you besides your returns. To be sure it is you, each form asks for your password.',
    'Wat wij van u bewaren naast uw aangiften. Om zeker te weten dat u het bent, vraagt elk formulier om uw wachtwoord.',
  ),
  digid: copy(
    'You signed in with the DigiD simulation: your name and BSN come from there and cannot be changed here.',
    'U bent ingelogd met de DigiD-simulatie: uw naam en BSN komen daarvandaan en zijn hier niet te wijzigen.',
  ),
  back: copy('Back to settings', 'Terug naar instellingen'),
  person: copy('Name, username and BSN', 'Naam, gebruikersnaam en BSN'),
  fullName: copy('Full name', 'Volledige naam'),
  fullNameHint: copy(
    'Returns you submitted keep the name you had then.',
    'Aangiften die u hebt ingezonden, houden de naam van toen.',
  ),
  username: copy('Username', 'Gebruikersnaam'),
  usernameHint: copy('You sign in with it. At least 3 characters.', 'Hiermee logt u in. Minstens 3 tekens.'),
  bsn: copy('Another BSN', 'Ander BSN'),
  bsnHint: copy(
    'Now {bsn}. Leave this empty to keep it. Returns you have begun keep the BSN in them: you change that in their first step. The test BSN is {testBsn}.',
    'Nu {bsn}. Laat dit leeg om het te houden. Aangiften die u begonnen bent, houden het BSN dat erin staat: dat wijzigt u in hun eerste stap. Het test-BSN is {testBsn}.',
  ),
  password: copy('Your password', 'Uw wachtwoord'),
  save: copy('Save', 'Opslaan'),
  email: copy('Email address', 'E-mailadres'),
  emailNow: copy('Now: {email}', 'Nu: {email}'),
  emailText: copy(
    'We send a link to the new address and tell the old one. The new address counts once you have opened the link, signed in.',
    'Wij sturen een link naar het nieuwe adres en een bericht naar het oude. Het nieuwe adres telt zodra u de link hebt geopend terwijl u bent ingelogd.',
  ),
  emailTextUnsent: copy(
    'This site sends no email, so a new address takes effect at once.',
    'Deze site verstuurt geen e-mail. Een nieuw adres geldt daarom meteen.',
  ),
  newEmail: copy('New email address', 'Nieuw e-mailadres'),
  changeEmail: copy('Change the address', 'Wijzig het adres'),
  showPassword: copy('Show password', 'Toon wachtwoord'),
  hidePassword: copy('Hide password', 'Verberg wachtwoord'),
} as const
