import type { Language } from '@aangiftewijs/domain/language'
import { Menu } from '@aangiftewijs/ui/Menu'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { pageLanguage, T, useLanguageChoice } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { useHere, useSwitch } from './switching.ts'

/** Languages by their own names, which are the same in every language. */
const names: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' }
const languages: readonly Language[] = ['en', 'nl']

interface LanguageSwitchProps {
  /** `short` shows EN or NL: the header of a phone has no room for more. */
  readonly look: 'short' | 'full'
}

/** English or Nederlands: sets all text, remembered in a cookie. Works without script as a form. */
export function LanguageSwitch({ look }: LanguageSwitchProps) {
  const chosen = pageLanguage(useLanguageChoice())
  const here = useHere()
  const choose = useSwitch('language')
  return (
    <Menu
      trigger={
        <>
          <VisuallyHidden>
            <T text={shellWords.language} />: {look === 'short' ? names[chosen] : null}{' '}
          </VisuallyHidden>
          {look === 'short' ? chosen.toUpperCase() : names[chosen]}
        </>
      }
      items={languages.map((language) => ({
        id: language,
        label: <span lang={language}>{names[language]}</span>,
        formAction: '/language',
        fields: { language, next: here },
        ...(choose === undefined ? {} : { onPress: () => choose(language, { language }) }),
      }))}
    />
  )
}
