import './fonts.css.ts'
import './themes.css.ts'
import './base.css.ts'
import './paper.css.ts'

export { fontUrls } from './fonts.ts'
export { palette } from './palette.ts'
export { type ColourRole, type ColourRoles, colourRoles } from './roles.ts'
export {
  breakpoints,
  durationScale,
  easingScale,
  fontFamilies,
  radiusScale,
  spaceScale,
  typeScale,
  weightScale,
  widthScale,
} from './scales.ts'
export { commonTokens, fluid, type ThemeName, themeNames, themes } from './tokens.ts'
export { vars } from './vars.css.ts'
