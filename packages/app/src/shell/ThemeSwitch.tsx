import type { Copy } from '@aangiftewijs/domain/language'
import { type ThemeChoice, themeChoices } from '@aangiftewijs/domain/theme'
import { Menu } from '@aangiftewijs/ui/Menu'
import { T } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'
import { useHere, useSwitch } from './switching.ts'

/** Themes by name. */
export const themeNames: Readonly<Record<ThemeChoice, Copy>> = {
  system: shellWords.themeSystem,
  light: shellWords.themeLight,
  dark: shellWords.themeDark,
  contrast: shellWords.themeContrast,
}

/** How the pages look: as the system, light, dark or with high contrast; remembered in a cookie. Works without script as a form. */
export function ThemeSwitch() {
  const { theme: chosen } = usePage()
  const here = useHere()
  const choose = useSwitch('theme')
  return (
    <Menu
      align="start"
      trigger={
        <span>
          <T text={shellWords.theme} />: <T text={themeNames[chosen]} />
        </span>
      }
      items={themeChoices.map((theme) => ({
        id: theme,
        label: <T text={themeNames[theme]} />,
        formAction: '/theme',
        fields: { theme, next: here },
        ...(choose === undefined ? {} : { onPress: () => choose(theme, { theme }) }),
      }))}
    />
  )
}
