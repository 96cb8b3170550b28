import { copy } from '@aangiftewijs/domain/language'

/** Texts of signing in, registering and of the session. Spec 1 §§ 2, 5 and 8. */
export const sessionWords = {
  redirecting: copy('Redirecting to login...', 'U gaat naar de inlogpagina...'),
  redirectingHelp: copy(
    'This page is for signed-in people. If nothing happens, go to the sign-in page yourself.',
    'Voor deze pagina moet u ingelogd zijn. Gebeurt er niets? Ga dan zelf naar de inlogpagina.',
  ),
  goToLogin: copy('Go to sign in', 'Naar de inlogpagina'),
  title: copy('Login or Register', 'Inloggen of registreren'),
  tabs: copy('Login or register', 'Inloggen of registreren'),
  login: copy('Login', 'Inloggen'),
  forgotPassword: copy('Forgot your password?', 'Wachtwoord vergeten?'),
  register: copy('Register', 'Registreren'),
  loggingIn: copy('Logging in...', 'Bezig met inloggen...'),
  registering: copy('Registering...', 'Bezig met registreren...'),
  username: copy('Username', 'Gebruikersnaam'),
  password: copy('Password', 'Wachtwoord'),
  confirmPassword: copy('Confirm password', 'Herhaal wachtwoord'),
  fullName: copy('Full name', 'Volledige naam'),
  email: copy('Email', 'E-mailadres'),
  bsn: copy('BSN (_Burgerservicenummer_)', 'Burgerservicenummer (BSN)'),
  bsnHint: copy('Do not use your own BSN. The test BSN is {bsn}.', 'Gebruik niet uw eigen BSN. Het test-BSN is {bsn}.'),
  usernameHint: copy('At least 3 characters.', 'Minstens 3 tekens.'),
  passwordHint: copy(
    'At least 6 characters. 15 or more is better: three or four words you remember.',
    'Minstens 6 tekens. 15 of meer is beter: drie of vier woorden die u onthoudt.',
  ),
  showPassword: copy('Show password', 'Toon wachtwoord'),
  hidePassword: copy('Hide password', 'Verberg wachtwoord'),
  orContinueWith: copy('Or continue with', 'Of ga verder met'),
  digid: copy('Test DigiD login', 'Test-DigiD-login'),
  digidHelp: copy(
    'A simulation with fictional citizens, for Dutch citizens who want to see how it works.',
    'Een simulatie met verzonnen burgers, voor wie wil zien hoe het werkt.',
  ),
  noAccount: copy("Don't have an account?", 'Nog geen account?'),
  toRegister: copy('Register', 'Registreren'),
  haveAccount: copy('Already have an account?', 'Hebt u al een account?'),
  toLogin: copy('Login', 'Inloggen'),
  // Demonstration notice
  playground: copy('Demonstration playground', 'Demonstratie om te oefenen'),
  playgroundText: copy(
    'This is a demonstration playground. Do not use real personal information.',
    'Dit is een demonstratie om mee te oefenen. Gebruik geen echte persoonsgegevens.',
  ),
  // Promotional panel
  promotion: copy('{product} Filing for Netherlands', '{product}: uw Nederlandse belastingaangifte'),
  promotionGuidance: copy('Step-by-step guidance', 'Stap voor stap geholpen'),
  promotionGuidanceText: copy(
    'Seven short steps, with an explanation where you need it.',
    'Zeven korte stappen, met uitleg waar u die nodig hebt.',
  ),
  promotionDocuments: copy('Document upload and management', 'Documenten uploaden en beheren'),
  promotionDocumentsText: copy(
    'Your statements are read for you and deleted after 24 hours.',
    'Uw opgaven worden voor u gelezen en na 24 uur verwijderd.',
  ),
  promotionCalculations: copy('Automatic calculations and validations', 'Automatische berekeningen en controles'),
  promotionCalculationsText: copy(
    'You see what each answer means for your tax.',
    'U ziet wat elk antwoord betekent voor uw belasting.',
  ),
  promotionSecurity: copy('Secure and private', 'Veilig en privé'),
  promotionSecurityText: copy(
    'Your data is encrypted, and yours to download or delete.',
    'Uw gegevens zijn versleuteld; u kunt ze altijd downloaden of verwijderen.',
  ),
  // Toasts
  welcomeBack: copy('Welcome back!', 'Welkom terug!'),
  loggedInAs: copy('You are now logged in as {username}.', 'U bent nu ingelogd als {username}.'),
  loginFailed: copy('Login failed', 'Inloggen mislukt'),
  registered: copy('Registration successful!', 'Registratie gelukt!'),
  accountCreated: copy('Your account has been created.', 'Uw account is aangemaakt.'),
  registrationFailed: copy('Registration failed', 'Registratie mislukt'),
  loggedOut: copy('Logged out', 'Uitgelogd'),
  loggedOutText: copy('You have been successfully logged out.', 'U bent uitgelogd.'),
  practiceOver: copy(
    'The practice account is deleted, with everything in it: nobody can open it again.',
    'Het oefenaccount is verwijderd, met alles wat erin stond: niemand kan het nog openen.',
  ),
  logoutFailed: copy('Logout failed', 'Uitloggen mislukt'),
  stillSignedIn: copy(
    'There is no connection, so you are still signed in. Check your internet and try again.',
    'Er is geen verbinding, dus u bent nog ingelogd. Controleer uw internetverbinding en probeer het opnieuw.',
  ),
  // Session dialog
  stillThere: copy('Are you still there?', 'Bent u er nog?'),
  warning: copy(
    'You have not done anything for 13 minutes. To keep your data safe we sign you out at {time}.',
    'U hebt 13 minuten niets gedaan. Voor uw veiligheid loggen we u om {time} uit.',
  ),
  warningAnswers: copy(
    'Everything you saved is kept. What you typed on this page and did not save yet stays in this tab for after you sign in again.',
    'Alles wat u hebt opgeslagen, blijft bewaard. Wat u op deze pagina typte en nog niet hebt opgeslagen, blijft in dit tabblad staan tot u weer inlogt.',
  ),
  staySignedIn: copy('Stay signed in', 'Ingelogd blijven'),
  signOut: copy('Sign out', 'Uitloggen'),
  extendFailed: copy(
    'Your session could not be extended. Try again.',
    'Uw sessie kon niet worden verlengd. Probeer het opnieuw.',
  ),
} as const
