import { style, styleVariants } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius } = vars

export const wall = style({ display: 'block', '@media': { [when.print]: { display: 'none' } } })

export const wallFit = styleVariants({
  natural: { maxWidth: '100%', height: 'auto', borderRadius: radius.small },
  cover: { width: '100%', height: '100%' },
})

export const wallSize = styleVariants({
  small: { width: '4rem' },
  medium: { width: '7.5rem' },
  large: { width: '12rem' },
  full: { width: '100%' },
})

export const ground = style({ fill: colour.tileGround, stroke: colour.tileWash, strokeWidth: 1 })

export const paint = styleVariants({
  line: { fill: colour.tileLine },
  wash: { fill: colour.tileWash },
  stroke: { fill: 'none', stroke: colour.tileLine, strokeWidth: 3 },
})
