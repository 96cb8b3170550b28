import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({
  flexShrink: 0,
  display: 'inline-block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-0.225em',
})

export const iconSize = styleVariants({
  small: { width: '1em', height: '1em', strokeWidth: 2, verticalAlign: '-0.125em' },
  medium: { width: '1.25em', height: '1.25em' },
  large: { width: '1.75em', height: '1.75em', verticalAlign: '-0.4em' },
})
