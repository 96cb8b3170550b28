import type { Flash } from '@aangiftewijs/app/entry-server'
import { copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Context } from '../http.ts'

/** Whether a request brings none: a browser's first, or of one that keeps none. */
export const bringsNoCookies = (ctx: Context): boolean => ctx.get('Cookie') === ''

const title = copy('Your browser keeps no cookies for this site', 'Uw browser bewaart geen cookies van deze site')
const text = copy(
  'Your details were right, but without a cookie you cannot stay signed in. Allow cookies for this site in the settings of your browser and sign in again. If you have just registered, your account is there: you need not register again.',
  'Uw gegevens klopten, maar zonder cookie kunt u niet ingelogd blijven. Sta in de instellingen van uw browser cookies van deze site toe en log opnieuw in. Hebt u zich net geregistreerd? Dan is uw account er; u hoeft zich niet nog eens te registreren.',
)

/** What the sign-in page tells who has just signed in and is nobody all the same. */
export const noCookiesFlash = ({ state: { language } }: Context): Flash => ({
  variant: 'destructive',
  title: wordsOf(title, language),
  text: wordsOf(text, language),
})
