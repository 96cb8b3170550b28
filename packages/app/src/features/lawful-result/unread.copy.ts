import { copy } from '@aangiftewijs/domain/language'

/** What is said in the place of a figure while amounts that are typed cannot be read. */
export const unreadWords = {
  one: copy('We cannot read “{field}” yet', 'We kunnen ‘{field}’ nog niet lezen'),
  several: copy('We cannot read {count} of your amounts yet', 'We kunnen {count} van uw bedragen nog niet lezen'),
  /** The same in one line, whatever the field is called. */
  line: copy('We cannot read an amount yet', 'We kunnen een bedrag nog niet lezen'),
  /** Before such a line, for who hears it. */
  soFar: copy('Result so far:', 'Uitkomst tot nu toe:'),
  remark: copy(
    'Until then we give no figure: it would not be right.',
    'Tot die tijd geven we geen bedrag: het zou niet kloppen.',
  ),
  toField: copy('Go to “{field}”', 'Naar ‘{field}’'),
} as const
