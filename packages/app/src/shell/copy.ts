import { copy } from '@aangiftewijs/domain/language'

/** Texts of the shell: header, navigation, banner, footer, switches. Spec 1 § 2, shared layout. */
export const shellWords = {
  lookingAround: copy('You are only looking around', 'U kijkt alleen rond'),
  lookingAroundText: copy(
    'This example citizen is shared by all visitors. You can open every page, but nothing you type is saved.',
    'Deze voorbeeldburger wordt door alle bezoekers gedeeld. U kunt elke pagina openen, maar wat u invult, wordt niet opgeslagen.',
  ),
  skip: copy('Skip to main content', 'Naar de inhoud'),
  loading: copy('Loading the page', 'De pagina wordt geladen'),
  notifications: copy('Notifications', 'Meldingen'),
  closeToast: copy('Close', 'Sluiten'),
  // Header
  profile: copy('Profile', 'Profiel'),
  logout: copy('Logout', 'Uitloggen'),
  signIn: copy('Sign in', 'Inloggen'),
  // Navigation
  mainNavigation: copy('Main navigation', 'Hoofdnavigatie'),
  quickNavigation: copy('Quick navigation', 'Snelle navigatie'),
  taxFiling: copy('Tax Filing', 'Belastingaangifte'),
  previousFilings: copy('Previous Filings', 'Eerdere aangiften'),
  documents: copy('Documents', 'Documenten'),
  resources: copy('Resources', 'Informatie'),
  helpCenter: copy('Help Center', 'Hulp'),
  faq: copy('FAQ', 'Veelgestelde vragen'),
  taxGuide: copy('Dutch Tax Guide', 'Belastinggids'),
  taxResources: copy('Tax Resources', 'Nuttige links'),
  about: copy('About', 'Over'),
  home: copy('Home', 'Home'),
  fileTaxes: copy('File Taxes', 'Aangifte doen'),
  menu: copy('Menu', 'Menu'),
  // Demonstration banner
  demonstration: copy('Demonstration environment', 'Demonstratieomgeving'),
  demonstrationLine: copy('Demonstration: nothing is sent', 'Demonstratie: er wordt niets verstuurd'),
  demonstrationText: copy(
    'Simulations run locally. Nothing is sent to the tax authority. Do not use real personal information.',
    'De simulatie werkt alleen op deze website. Er wordt niets naar de Belastingdienst gestuurd. Gebruik geen echte persoonsgegevens.',
  ),
  sampleDocuments: copy(
    'Practise with sample documents (fictional data)',
    'Oefen met voorbeelddocumenten (verzonnen gegevens)',
  ),
  // Footer
  footerNavigation: copy('About this service', 'Over deze dienst'),
  privacy: copy('Privacy', 'Privacy'),
  terms: copy('Terms', 'Voorwaarden'),
  contact: copy('Contact', 'Contact'),
  accessibility: copy('Accessibility', 'Toegankelijkheid'),
  social: copy('Follow us', 'Volg ons'),
  copyright: copy(
    '© {year} {product}. A demonstration, not affiliated with the tax authority or DigiD.',
    '© {year} {product}. Een demonstratie, niet verbonden aan de Belastingdienst of DigiD.',
  ),
  donate: copy('Donate', 'Doneer'),
  newTab: copy('opens in a new tab', 'opent in een nieuw tabblad'),
  // Switches
  language: copy('Language', 'Taal'),
  languageMix: copy('English and Dutch mixed', 'Engels en Nederlands door elkaar'),
  theme: copy('Display', 'Weergave'),
  themeSystem: copy('System', 'Systeem'),
  themeLight: copy('Light', 'Licht'),
  themeDark: copy('Dark', 'Donker'),
  themeContrast: copy('High contrast', 'Hoog contrast'),
  // Calls that gave no answer
  noConnection: copy(
    'There is no connection. Check your internet and try again.',
    'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
  ),
  tookTooLong: copy('This took too long. Try again.', 'Dit duurde te lang. Probeer het opnieuw.'),
  unknownError: copy('An unknown error occurred', 'Er is een onbekende fout opgetreden'),
  // Forms
  useTestBsn: copy('Use Test BSN', 'Gebruik test-BSN'),
  testBsnFilledIn: copy('Test BSN filled in', 'Test-BSN ingevuld'),
  errorSummary: copy('There is a problem', 'Er is een probleem'),
} as const

/** Texts of the window's title. Spec 1 § 2. */
export const titleWords = {
  ofReturn: copy('{page} – tax return {year}', '{page} – aangifte {year}'),
  suffix: copy('Dutch Tax Filing', 'Nederlandse belastingaangifte'),
  error: copy('Error: {title}', 'Fout: {title}'),
  redirecting: copy('Redirecting to login...', 'U gaat naar de inlogpagina...'),
  failed: copy('Something went wrong', 'Er ging iets mis'),
} as const

/** What search engines show of each product. */
export const descriptions = {
  tax: copy(
    'A practice environment that guides you step by step through the Dutch income tax return. Nothing is sent to the tax authority.',
    'Een oefenomgeving die u stap voor stap door de aangifte inkomstenbelasting leidt. Er wordt niets naar de Belastingdienst gestuurd.',
  ),
  news: copy(
    'The latest news and updates from the world of AI.',
    'Het laatste nieuws uit de wereld van kunstmatige intelligentie.',
  ),
} as const
