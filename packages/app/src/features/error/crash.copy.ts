import { copy } from '@aangiftewijs/domain/language'

/** Texts of a page that broke in the browser, which every page carries: the connection may be what broke it. */
export const crashWords = {
  title: copy('This page stopped working', 'Deze pagina werkt niet meer'),
  text: copy(
    'Load the page again. What you typed on it is kept in this tab and comes back.',
    'Laad de pagina opnieuw. Wat u had getypt, is in dit tabblad bewaard en komt terug.',
  ),
  reload: copy('Load the page again', 'Laad de pagina opnieuw'),
  toDashboard: copy('Go to the dashboard', 'Naar het dashboard'),
} as const
