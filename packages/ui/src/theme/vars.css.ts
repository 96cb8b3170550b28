import { createGlobalThemeContract } from '@vanilla-extract/css'
import { commonTokens, themes } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The theme contract: every token as a CSS variable, `vars.colour.accentSoft` is `var(--aw-colour-accent-soft)`. */
export const vars = createGlobalThemeContract(
  { ...commonTokens, ...themes.light },
  (_value, path) => `aw-${path.map(kebab).join('-')}`,
)
