import { style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({ display: 'grid', alignItems: 'center' })

export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: vars.space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [when.forcedColors]: { appearance: 'auto', paddingInlineEnd: vars.space[2] } },
})

export const chevron = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: vars.space[3],
  pointerEvents: 'none',
  color: vars.colour.inkMuted,
  '@media': { [when.forcedColors]: { display: 'none' } },
})
