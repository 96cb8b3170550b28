import { copy } from '@aangiftewijs/domain/language'

/** What is said in the place of a figure while amounts that are typed cannot be read. */
export const unreadWords = {
  one: copy('We cannot read “{field}” yet', 'We kunnen ‘{field}’ nog niet lezen'),
  several: copy('We cannot read {count} of your amounts yet', 'We kunnen {count} van uw bedragen nog niet lezen'),
  remark: copy(
    'Until then we give no figure: it would not be right.',
    'Tot die tijd geven we geen bedrag: het zou niet kloppen.',
  ),
  toField: copy('Go to “{field}”', 'Naar ‘{field}’'),
} as const
