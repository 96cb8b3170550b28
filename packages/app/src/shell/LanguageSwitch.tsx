import { type LanguageChoice, languageChoices } from '@aangiftewijs/domain/language'
import { Menu } from '@aangiftewijs/ui/Menu'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { T, useLanguageChoice } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { useHere, useSwitch } from './switching.ts'

/** Languages by their own names, which are the same in every language. */
export const languageNames: Readonly<Record<LanguageChoice, ReactNode>> = {
  en: <span lang="en">English</span>,
  nl: <span lang="nl">Nederlands</span>,
  mix: <T text={shellWords.languageMix} />,
}
const shortNames: Readonly<Record<LanguageChoice, string>> = { en: 'EN', nl: 'NL', mix: 'EN/NL' }

interface LanguageSwitchProps {
  /** `short` shows EN or NL: the header of a phone has no room for more. */
  readonly look: 'short' | 'full'
}

/** English, Nederlands or the specification's mix: sets all text, remembered in a cookie and with the account. Works without script as a form. */
export function LanguageSwitch({ look }: LanguageSwitchProps) {
  const chosen = useLanguageChoice()
  const here = useHere()
  const choose = useSwitch('language')
  return (
    <Menu
      trigger={
        <>
          <VisuallyHidden>
            <T text={shellWords.language} />: {look === 'short' ? languageNames[chosen] : null}{' '}
          </VisuallyHidden>
          {look === 'short' ? shortNames[chosen] : languageNames[chosen]}
        </>
      }
      items={languageChoices.map((language) => ({
        id: language,
        label: languageNames[language],
        formAction: '/language',
        fields: { language, next: here },
        ...(choose === undefined ? {} : { onPress: () => choose(language, { language }) }),
      }))}
    />
  )
}
