import { style, styleVariants } from '@vanilla-extract/css'
import { tabularFigures } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, space, weight } = vars

/** Lays what stands before and after the text over the ends of the box, so that a click there still lands in it. */
export const frame = style({ display: 'grid', alignItems: 'center', position: 'relative' })

const cell = { gridArea: '1 / 1' } as const

export const input = style({ ...cell, textOverflow: 'ellipsis' })

export const affix = style({
  ...cell,
  pointerEvents: 'none',
  color: colour.inkMuted,
  fontWeight: weight.medium,
  zIndex: 1,
})

export const affixPlace = styleVariants({
  prefix: { justifySelf: 'start', paddingInlineStart: space[3] },
  suffix: { justifySelf: 'end', paddingInlineEnd: space[3] },
})

export const action = style({ ...cell, justifySelf: 'end', zIndex: 1, marginInlineEnd: '0.25rem' })

export const withPrefix = style({ paddingInlineStart: '2.125rem' })
export const withSuffix = style({ paddingInlineEnd: '2.75rem' })
export const withAction = style({ paddingInlineEnd: '3.25rem' })

export const figures = styleVariants({
  text: {},
  number: tabularFigures,
  amount: { ...tabularFigures, textAlign: 'end' },
})

export const after = style({ marginBlockStart: space[2] })
