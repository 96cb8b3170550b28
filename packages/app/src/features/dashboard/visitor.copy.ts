import { copy } from '@aangiftewijs/domain/language'

/** Texts of the dashboard for who is not signed in. */
export const visitorWords = {
  visitorTitle: copy('Your Dutch tax return, one step at a time', 'Uw belastingaangifte, stap voor stap'),
  visitorIntro: copy(
    'Practise the Dutch income tax return in seven short steps. We read your statements, do the sums and show how we got them.',
    'Oefen de aangifte inkomstenbelasting in zeven korte stappen. Wij lezen uw opgaven, rekenen voor u en laten zien hoe.',
  ),
  readStatement: copy(
    'A sample income statement on which the salary and the tax withheld are outlined: they were read from it',
    'Een voorbeeld van een jaaropgaaf waarop het loon en de ingehouden loonheffing omlijnd zijn: die zijn eraf gelezen',
  ),
  readStatementText: copy(
    'Read from a sample statement: the salary and the tax withheld. You see where every figure comes from.',
    'Gelezen van een voorbeeldopgaaf: het loon en de ingehouden loonheffing. U ziet van elk bedrag waar het vandaan komt.',
  ),
  signInFirst: copy('Sign in to begin', 'Log in om te beginnen'),
  signInFirstText: copy(
    'You need an account to save your answers. Making one takes a minute, and you can delete it at any time.',
    'U hebt een account nodig om uw antwoorden te bewaren. Dat maakt u in een minuut; verwijderen kan altijd.',
  ),
  signIn: copy('Sign in', 'Inloggen'),
  register: copy('Register', 'Registreren'),
  visitorStart: copy('Start Filing', 'Uw aangifte beginnen'),
  needTitle: copy('What you need', 'Wat u nodig hebt'),
  needIncome: copy('The annual income statement (_jaaropgaaf_) of each employer', 'De jaaropgaaf van elke werkgever'),
  needMortgage: copy('The annual statement of your mortgage', 'Het jaaroverzicht van uw hypotheek'),
  needTime: copy('About 15 minutes', 'Ongeveer 15 minuten'),
  needPractice: copy(
    'Only practising? Sample documents with fictional data are ready for you.',
    'Alleen oefenen? Er staan voorbeelddocumenten met verzonnen gegevens klaar.',
  ),
  stepsTitle: copy('The seven steps', 'De zeven stappen'),
} as const
