import { copy } from '@aangiftewijs/domain/language'

/** A page that shows another return than its window did before. */
export const otherReturnWords = {
  title: copy('This is your {year} return now', 'Dit is nu uw aangifte {year}'),
  text: copy(
    'This window showed your {before} return. The {year} return was opened or saved since, maybe in another window. What you fill in here goes into {year}.',
    'In dit venster stond uw aangifte {before}. De aangifte {year} is daarna geopend of opgeslagen, misschien in een ander venster. Wat u hier invult, komt in {year}.',
  ),
  back: copy('Go back to {before}', 'Terug naar {before}'),
} as const
