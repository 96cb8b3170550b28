import { copy } from '@aangiftewijs/domain/language'

/** Texts of the page of what was done with an account. */
export const activityWords = {
  title: copy('What was done with your account', 'Wat er met uw account is gedaan'),
  shared: copy(
    'Downloading your data, seeing what was done with your account and deleting it are not available while you look around: the example citizen is shared by all visitors, so there is nothing of yours in it.',
    'Uw gegevens downloaden, zien wat er met uw account is gedaan en uw account verwijderen kan niet terwijl u rondkijkt: de voorbeeldburger wordt door alle bezoekers gedeeld, dus er staat niets van u in.',
  ),
  intro: copy(
    'Newest first. We keep only the network part of each address.',
    'De nieuwste staan bovenaan. Van een internetadres bewaren we alleen het netwerk.',
  ),
  advice: copy(
    'If there is something you did not do, sign out everywhere and change your password.',
    'Staat er iets bij wat u niet hebt gedaan, log dan overal uit en wijzig uw wachtwoord.',
  ),
  practiceAdvice: copy(
    'A practice account opens in this browser only and has no password. If there is something you did not do, someone else used this browser. Signing out deletes the account at once, with everything in it, and cannot be undone.',
    'Een oefenaccount gaat alleen in deze browser open en heeft geen wachtwoord. Staat er iets bij wat u niet hebt gedaan, dan heeft iemand anders deze browser gebruikt. Als u uitlogt, wordt het account meteen verwijderd, met alles wat erin staat. Dat kan niet ongedaan worden gemaakt.',
  ),
  practiceSignOut: copy('Sign out and delete this practice account', 'Uitloggen en dit oefenaccount verwijderen'),
  event: copy('What', 'Wat'),
  moment: copy('When', 'Wanneer'),
  place: copy('From', 'Waarvandaan'),
  thisComputer: copy('This computer', 'Deze computer'),
  byOperator: copy('An operator', 'Een beheerder'),
  noActivity: copy('Nothing yet.', 'Nog niets.'),
  signOutEverywhere: copy('Sign out everywhere', 'Overal uitloggen'),
  back: copy('Back to settings', 'Terug naar instellingen'),
} as const
