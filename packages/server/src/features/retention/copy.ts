import { copy } from '@aangiftewijs/domain/language'

/** The letter to who has not signed in for long. */
export const words = {
  subject: copy('Your account will be deleted', 'Uw account wordt verwijderd'),
  letter: copy(
    'Nobody has signed in to your account {username} at {product} since {since}. After {until} it is deleted, with everything in it: your practice returns, too.\n\nDo you want to keep it? Sign in before then, and nothing is deleted:\n\n{link}\n\nIf you do not need it any more, you need not do anything.',
    'Op uw account {username} bij {product} is sinds {since} niet meer ingelogd. Na {until} wordt het verwijderd, met alles wat erin staat: ook uw oefenaangiften.\n\nWilt u het houden? Log dan voor die tijd in, en er wordt niets verwijderd:\n\n{link}\n\nHebt u het niet meer nodig, dan hoeft u niets te doen.',
  ),
} as const
