/** For style sheets of other packages (`.css.ts`): the theme without the sheets that set it. */
export { focusRingInside, when } from './mixins.ts'
export { fontFamilies } from './scales.ts'
export { vars } from './vars.css.ts'
