import { copy } from '@aangiftewijs/domain/language'

/** Texts of a page that failed, on the server or in the browser. */
export const errorWords = {
  title: copy('Something went wrong', 'Er ging iets mis'),
  text: copy(
    'This is our fault, not yours. What you saved is kept. Try again in a minute.',
    'Dit ligt aan ons, niet aan u. Wat u hebt opgeslagen, is bewaard. Probeer het over een minuut opnieuw.',
  ),
  reference: copy('Reference: {id}', 'Kenmerk: {id}'),
  referenceHelp: copy('Name it when you contact us.', 'Noem dit als u contact met ons opneemt.'),
  tryAgain: copy('Try again', 'Probeer het opnieuw'),
  toDashboard: copy('Go to the dashboard', 'Naar het dashboard'),
  crashTitle: copy('This page stopped working', 'Deze pagina werkt niet meer'),
  crashText: copy(
    'Load the page again. What you typed on it is kept in this tab and comes back.',
    'Laad de pagina opnieuw. Wat u had getypt, is in dit tabblad bewaard en komt terug.',
  ),
  reload: copy('Load the page again', 'Laad de pagina opnieuw'),
} as const
