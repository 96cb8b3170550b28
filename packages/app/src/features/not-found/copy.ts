import { copy } from '@aangiftewijs/domain/language'

/** Texts of a path that leads nowhere. Spec 1 § 2, access gate. */
export const notFoundWords = {
  title: copy('404 Page Not Found', '404 Pagina niet gevonden'),
  text: copy('Did you forget to add the page to the router?', 'Bent u vergeten de pagina aan de router toe te voegen?'),
  help: copy(
    'The address may have a typing mistake, or the page has moved.',
    'Misschien staat er een typefout in het adres, of is de pagina verplaatst.',
  ),
  toDashboard: copy('Go to the dashboard', 'Naar het dashboard'),
  toMenu: copy('See all pages', 'Bekijk alle pagina’s'),
} as const
