import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { calmly } from '../../theme/mixins.ts'
import { durationScale, easingScale, radiusScale, spaceScale } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, space } = vars

export const spaceBar = styleVariants(spaceScale, (_value, step) => [
  { width: space[step], height: space[4], background: colour.accent },
])

export const radiusBox = styleVariants(radiusScale, (_value, name) => [
  {
    width: '6rem',
    height: '4rem',
    border: `2px solid ${colour.accent}`,
    background: colour.accentSoft,
    borderRadius: vars.radius[name],
  },
])

export const shadowBox = styleVariants(vars.shadow, (value) => [
  { padding: space[6], borderRadius: vars.radius.large, background: colour.raised, boxShadow: value },
])

const go = keyframes({ '0%, 20%': { transform: 'none' }, '80%, 100%': { transform: 'translateX(12rem)' } })

export const runway = style({
  width: '14rem',
  background: colour.sunken,
  borderRadius: vars.radius.pill,
  padding: '2px',
})
const disc = style({
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.pill,
  background: colour.accent,
})
export const runner = styleVariants(durationScale, (_value, name) => [
  disc,
  {
    transition: calmly('transform'),
    animation: `${go} calc(${vars.duration[name]} + 1600ms) ${vars.easing.out} infinite alternate`,
  },
])
export const curve = styleVariants(easingScale, (_value, name) => [
  disc,
  { animation: `${go} calc(${vars.duration.slow} * 6) ${vars.easing[name]} infinite alternate` },
])
