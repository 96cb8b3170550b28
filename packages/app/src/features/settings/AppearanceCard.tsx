import {
  type Copy,
  type LanguageChoice,
  languageChoices,
  parseLanguageChoice,
  wordsOf,
} from '@aangiftewijs/domain/language'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { parseThemeChoice, themeChoices } from '@aangiftewijs/domain/theme'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { RadioGroup } from '@aangiftewijs/ui/RadioGroup'
import type { FormEvent, ReactNode } from 'react'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { shellWords } from '../../shell/copy.ts'
import { languageNames } from '../../shell/LanguageSwitch.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useHere, useSwitch } from '../../shell/switching.ts'
import { themeNames } from '../../shell/ThemeSwitch.tsx'
import { showToast } from '../../shell/toasts.ts'
import { settingsWords } from './copy.ts'

/** The language and theme once more, for who looks for them here; the same forms as the menus of header and footer. */
export function AppearanceCard() {
  const isShared = useUser()?.id === lookAroundUserId
  return (
    <Card as="section" title={<T text={settingsWords.appearance} />}>
      <Stack gap={6}>
        <Text>
          <T text={isShared ? settingsWords.appearanceShared : settingsWords.appearanceText} />
        </Text>
        <LanguageForm />
        <ThemeForm />
      </Stack>
    </Card>
  )
}

/** Says that a choice is kept with the account, or only in this browser. */
const sayWhether =
  (saved: Copy, language: LanguageChoice) =>
  (isKept: boolean): void =>
    isKept
      ? showToast({ variant: 'default', title: wordsOf(saved, language) })
      : showToast({
          variant: 'destructive',
          title: wordsOf(settingsWords.error, language),
          text: wordsOf(settingsWords.choiceNotSaved, language),
        })

function LanguageForm() {
  const chosen = useLanguageChoice()
  const choose = useSwitch('language')
  const save = (value: unknown) => {
    const language = parseLanguageChoice(value)
    if (language === null) return
    void choose?.(language, { language }).then(sayWhether(settingsWords.languageSaved, language))
  }
  return (
    <ChoiceForm
      name="language"
      label={<T text={shellWords.language} />}
      chosen={chosen}
      options={languageChoices.map((value) => ({ value, label: languageNames[value] }))}
      button={<T text={settingsWords.saveLanguage} />}
      onSave={choose && save}
    />
  )
}

function ThemeForm() {
  const { theme: chosen, language } = usePage()
  const choose = useSwitch('theme')
  const save = (value: unknown) => {
    const theme = parseThemeChoice(value)
    if (theme === null) return
    void choose?.(theme, { theme }).then(sayWhether(settingsWords.themeSaved, language))
  }
  return (
    <ChoiceForm
      name="theme"
      label={<T text={shellWords.theme} />}
      chosen={chosen}
      options={themeChoices.map((value) => ({ value, label: <T text={themeNames[value]} /> }))}
      button={<T text={settingsWords.saveTheme} />}
      onSave={choose && save}
    />
  )
}

interface ChoiceFormProps {
  readonly name: 'language' | 'theme'
  readonly label: ReactNode
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly button: ReactNode
  /** Undefined where the form is posted. */
  readonly onSave: ((value: unknown) => void) | undefined
}

function ChoiceForm({ name, label, chosen, options, button, onSave }: ChoiceFormProps) {
  const here = useHere()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave?.(new FormData(event.currentTarget).get(name))
  }
  return (
    <form method="post" action={`/${name}`} {...(onSave === undefined ? {} : { onSubmit: submit })}>
      <input type="hidden" name="next" value={here} />
      <Stack gap={4} align="start">
        <RadioGroup key={chosen} name={name} label={label} options={options} defaultValue={chosen} />
        <Button type="submit" variant="secondary">
          {button}
        </Button>
      </Stack>
    </form>
  )
}
