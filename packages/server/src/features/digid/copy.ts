import { copy } from '@aangiftewijs/domain/language'

/** The words of the simulation's page. It must never be mistaken for DigiD. Decisions, Identity. */
export const words = {
  title: copy('Simulated DigiD login', 'Gesimuleerde DigiD-login'),
  warning: copy(
    'This is a simulation. It is not DigiD, and it does not contact DigiD. Never type your real DigiD details here.',
    'Dit is een simulatie. Het is geen DigiD en er is geen contact met DigiD. Vul hier nooit uw echte DigiD-gegevens in.',
  ),
  choose: copy('Choose a fictional citizen', 'Kies een fictieve burger'),
  explained: copy(
    'You get a new practice account with this name. Nobody else can see it.',
    'U krijgt een nieuw oefenaccount met deze naam. Niemand anders kan het zien.',
  ),
  continueAs: copy('Continue as {name}', 'Doorgaan als {name}'),
  lookAround: copy('Only look around', 'Alleen rondkijken'),
  lookAroundExplained: copy(
    'You see the screens as one shared example citizen. Nothing can be saved.',
    'U ziet de schermen als één gedeelde voorbeeldburger. Er kan niets worden opgeslagen.',
  ),
  back: copy('Back to login', 'Terug naar inloggen'),
}
