import { copy } from '@aangiftewijs/domain/language'

/** The words of the simulation's page. It must never be mistaken for DigiD. Decisions, Identity. */
export const words = {
  title: copy('Simulated DigiD login', 'Gesimuleerde DigiD-login'),
  warning: copy(
    'This is a simulation. It is not DigiD, and it does not contact DigiD. Never type your real DigiD details here.',
    'Dit is een simulatie. Het is geen DigiD en er is geen contact met DigiD. Vul hier nooit uw echte DigiD-gegevens in.',
  ),
  goOn: copy(
    'To go on where you were, choose the citizen you were signed in as.',
    'Kies de burger als wie u was ingelogd. Dan gaat u verder waar u was.',
  ),
  choose: copy('Choose a fictional citizen', 'Kies een verzonnen burger'),
  explained: copy(
    'You get a practice account with this name. It is kept in this browser: choose the same citizen here again and what you saved in the last 24 hours is there. It is deleted when you sign out here.',
    'U krijgt een oefenaccount met deze naam. Het hoort bij deze browser: kiest u hier dezelfde burger nog eens, dan vindt u terug wat u in de laatste 24 uur hebt opgeslagen. Als u hier uitlogt, wordt het verwijderd.',
  ),
  replaces: copy(
    'You are signed in as {name}. Choosing someone here takes the place of that session; what is saved there stays there.',
    'U bent ingelogd als {name}. Kiest u hier iemand, dan komt dat in de plaats van die sessie; wat daar is opgeslagen, blijft daar.',
  ),
  known: copy('with what you saved', 'met wat u hebt opgeslagen'),
  continueAs: copy('Continue as {name}', 'Doorgaan als {name}'),
  lookAround: copy('Only look around', 'Alleen rondkijken'),
  lookAroundExplained: copy(
    'You see the screens as one shared example citizen. Nothing can be saved.',
    'U ziet de schermen als één gedeelde voorbeeldburger. Er kan niets worden opgeslagen.',
  ),
  chooseAgain: copy('Choose someone below.', 'Kies hieronder iemand.'),
  notThere: copy(
    'This practice account is not there any more. Choose someone else below.',
    'Dit oefenaccount is er niet meer. Kies hieronder iemand anders.',
  ),
  back: copy('Back to login', 'Terug naar de inlogpagina'),
}
