import { copy } from '@aangiftewijs/domain/language'

/** Texts of the menu page. Spec 2 § 2.15. */
export const menuWords = {
  title: copy('Menu', 'Menu'),
  main: copy('Main Navigation', 'Hoofdnavigatie'),
  home: copy('Home', 'Home'),
  taxFiling: copy('Tax Filing', 'Belastingaangifte'),
  documents: copy('My Documents', 'Mijn documenten'),
  history: copy('Filing History', 'Eerdere aangiften'),
  calculator: copy('Quick Tax Calculator', 'Snelle belastingberekening'),
  account: copy('Account', 'Account'),
  settings: copy('Settings', 'Instellingen'),
  resources: copy('Resources', 'Informatie'),
  help: copy('Help Center', 'Hulp'),
  faq: copy('FAQ', 'Veelgestelde vragen'),
  taxGuide: copy('Dutch Tax Guide', 'Nederlandse belastinggids'),
  taxResources: copy('Tax Resources', 'Nuttige links'),
  about: copy('About', 'Over'),
  session: copy('Session', 'Sessie'),
  logOut: copy('Log Out', 'Uitloggen'),
  logIn: copy('Sign in', 'Inloggen'),
} as const
