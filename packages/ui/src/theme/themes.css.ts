import { assignVars, globalStyle } from '@vanilla-extract/css'
import { commonTokens, type ThemeName, themes } from './tokens.ts'
import { vars } from './vars.css.ts'

const { colour, shadow, stroke, tint, ...common } = vars
const themed = { colour, shadow, stroke, tint }

const variablesOf = (theme: ThemeName) => assignVars(themed, themes[theme])

const withoutChoice = ':root:not([data-theme])'

globalStyle(':root', { vars: assignVars(common, commonTokens), colorScheme: 'light' })
globalStyle(':root, [data-theme="light"]', { vars: variablesOf('light'), colorScheme: 'light' })
globalStyle(withoutChoice, {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: variablesOf('dark'), colorScheme: 'dark' },
    '(prefers-contrast: more) and (prefers-color-scheme: light)': {
      vars: variablesOf('contrast'),
      colorScheme: 'light',
    },
  },
})
globalStyle('[data-theme="dark"]', { vars: variablesOf('dark'), colorScheme: 'dark' })
globalStyle('[data-theme="contrast"]', { vars: variablesOf('contrast'), colorScheme: 'light' })

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.duration, { quick: '0ms', calm: '0ms', slow: '0ms' }),
    },
    // Paper is white whatever the screen shows, and ink is not spent on surfaces.
    print: { vars: variablesOf('contrast'), colorScheme: 'light' },
  },
})
globalStyle('[data-theme]', {
  '@media': { print: { vars: variablesOf('contrast'), colorScheme: 'light' } },
})
