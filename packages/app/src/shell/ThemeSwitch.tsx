import type { Copy } from '@aangiftewijs/domain/language'
import { Menu } from '@aangiftewijs/ui/Menu'
import { T } from '../copy/words.tsx'
import type { ThemeChoice } from '../page-request.ts'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'
import { useHere, useSwitch } from './switching.ts'

const names: Readonly<Record<ThemeChoice, Copy>> = {
  system: shellWords.themeSystem,
  light: shellWords.themeLight,
  dark: shellWords.themeDark,
  contrast: shellWords.themeContrast,
}
const themes = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeChoice[]

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
          <T text={shellWords.theme} />: <T text={names[chosen]} />
        </span>
      }
      items={themes.map((theme) => ({
        id: theme,
        label: <T text={names[theme]} />,
        formAction: '/theme',
        fields: { theme, next: here },
        ...(choose === undefined ? {} : { onPress: () => choose(theme, { theme }) }),
      }))}
    />
  )
}
