import { copy } from '@aangiftewijs/domain/language'

/** Texts of the dashboard. Spec 1 § 2. */
export const dashboardWords = {
  welcome: copy('Welcome, {fullName}', 'Welkom, {fullName}'),
  intro: copy(
    'Your return saves itself after every step. You can stop and go on later.',
    'Uw aangifte wordt na elke stap bewaard. U kunt stoppen en later verdergaan.',
  ),
  underWay: copy(
    'Your {year} return is under way, at {step}. It saves itself after every step.',
    'U bent bezig met uw aangifte over {year}, bij de stap {step}. Uw antwoorden worden na elke stap bewaard.',
  ),
  correctionUnderWay: copy(
    'Your correction of {reference} is under way, at {step}. It saves itself after every step.',
    'U bent bezig met uw verbetering van {reference}, bij de stap {step}. Uw antwoorden worden na elke stap bewaard.',
  ),
  submitted: copy(
    'Your practice return {year} is submitted: {reference}.',
    'Uw oefenaangifte {year} is ingezonden: {reference}.',
  ),
  calculator: copy('Quick Tax Calculator', 'Snelle belastingberekening'),
  startFiling: copy('Start Filing', 'Uw aangifte beginnen'),
  // DigiD
  digidTitle: copy('DigiD login (simulation)', 'Inloggen met DigiD (simulatie)'),
  digidText: copy(
    'Are you a Dutch citizen? See how signing in with DigiD would work, with fictional citizens.',
    'Hebt u DigiD? Bekijk met verzonnen burgers hoe inloggen met DigiD zou werken.',
  ),
  digidReplaces: copy(
    'It signs you in as a fictional citizen, instead of your current session as {name}. What you saved stays with your account.',
    'U wordt dan ingelogd als een verzonnen burger, in de plaats van uw huidige sessie als {name}. Wat u hebt opgeslagen, blijft bij uw account.',
  ),
  digidButton: copy('Test DigiD login', 'Test-DigiD-login'),
  digidSignedIn: copy('You are signed in with the DigiD simulation.', 'U bent ingelogd met de DigiD-simulatie.'),
  digidDashboard: copy('DigiD dashboard', 'DigiD-dashboard'),
  // Filing card
  filingCard: copy('Tax Year {year}', 'Belastingjaar {year}'),
  correction: copy('Correction of', 'Verbetering van'),
  replaced: copy('Replaced by', 'Vervangen door'),
  correctionOpen: copy(
    'What you submitted stands until you submit this correction.',
    'Wat u inzond, blijft gelden tot u deze verbetering inzendt.',
  ),
  filingStatus: copy('Filing Status', 'Status van de aangifte'),
  completed: copy('Completed', 'Ingezonden'),
  inProgress: copy('In Progress', 'Bezig'),
  currentStep: copy('Current Step', 'Huidige stap'),
  continueFiling: copy('Continue Your Filing', 'Ga verder met uw aangifte'),
  viewFiling: copy('View Your Filing', 'Bekijk uw aangifte'),
  notStarted: copy(
    'You have not started your {year} tax filing yet.',
    'U bent nog niet begonnen met uw aangifte over {year}.',
  ),
  canStillPractise: copy('You can still practise.', 'Oefenen kan nog steeds.'),
  startNewFiling: copy('Start New Filing', 'Nieuwe aangifte beginnen'),
  // Overview card
  overview: copy('Overview', 'Overzicht'),
  documentsUploaded: copy('Documents Uploaded', 'Geüploade documenten'),
  requiredDocuments: copy('{count}/{total} Required Documents', '{count}/{total} verplichte documenten'),
  lastActivity: copy('Last Activity', 'Laatste activiteit'),
  noActivity: copy('No recent activity', 'Geen recente activiteit'),
  deadline: copy('Filing Deadline', 'Uiterste datum'),
  isPassed: copy('(passed)', '(voorbij)'),
  taxYear: copy('Tax Year', 'Belastingjaar'),
  // Task list
  tasks: copy('Your return, step by step', 'Uw aangifte, stap voor stap'),
  tasksOf: copy('Your {year} return, step by step', 'Uw aangifte {year}, stap voor stap'),
  taskDone: copy('Done', 'Klaar'),
  taskCurrent: copy('You are here', 'U bent hier'),
  taskOpen: copy('To do', 'Te doen'),
  taskLater: copy('Cannot start yet', 'Kan nog niet'),
  taskClosed: copy('Closed', 'Afgesloten'),
  taskNotNeeded: copy('Not needed', 'Niet nodig'),
  taskNotNeededHint: copy(
    'Only when you file together with a partner',
    'Alleen als u samen met een partner aangifte doet',
  ),
  taskDocumentsHint: copy('{count} of {total} required documents', '{count} van {total} verplichte documenten'),
  taskSubmitHint: copy('Still to answer: {steps}', 'Nog in te vullen: {steps}'),
  setup: copy('Setup', 'Gegevens'),
  partner: copy('Partner', 'Partner'),
  documents: copy('Documents', 'Documenten'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  review: copy('Review', 'Overzicht'),
  submit: copy('Submit', 'Inzenden'),
  // Resources card
  resources: copy('Resources', 'Informatie'),
  taxGuide: copy('Dutch Tax Guide', 'Nederlandse belastinggids'),
  taxGuideText: copy(
    'How the system, the forms and the deductions work.',
    'Hoe het stelsel, de formulieren en de aftrek werken.',
  ),
  taxResources: copy('Tax Resources', 'Nuttige links'),
  taxResourcesText: copy('Official pages and tools, in one list.', 'Officiële pagina’s en hulpmiddelen op een rij.'),
} as const
