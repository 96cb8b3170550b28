import { style, styleVariants } from '@vanilla-extract/css'
import { from, visuallyHidden, when } from '../../theme/mixins.ts'
import { breakpoints } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, radius, size, space, weight } = vars

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  maxWidth: '100%',
})

const face = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.pill,
  background: colour.accent,
  color: colour.onAccent,
  fontFamily: font.body,
  fontWeight: weight.semibold,
  letterSpacing: '0.02em',
  lineHeight: 1,
  textTransform: 'uppercase',
  '@media': { [when.forcedColors]: { border: '1px solid currentColor' } },
})

const sized = (diameter: string, text: string) => ({ width: diameter, height: diameter, fontSize: text })

export const disc = styleVariants({
  small: [face, sized('1.75rem', '0.6875rem')],
  medium: [face, sized('2.25rem', '0.8125rem')],
  large: [face, sized('3.5rem', '1.25rem')],
})

export const name = style({
  fontSize: size.sm,
  fontWeight: weight.medium,
  '@media': {
    [`not all and (min-width: ${breakpoints.medium}rem)`]: visuallyHidden,
    [from.medium]: { maxWidth: '16rem', lineHeight: leading.tight, overflowWrap: 'anywhere' },
  },
})
