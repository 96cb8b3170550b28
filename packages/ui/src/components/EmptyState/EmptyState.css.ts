import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space, stroke } = vars

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[10]} ${space[5]}`,
  border: `${stroke.control} dashed ${colour.edge}`,
  borderRadius: radius.large,
  textAlign: 'center',
})

export const title = style({ fontSize: size.lg, overflowWrap: 'anywhere', hyphens: 'auto' })

export const text = style({ maxWidth: '32rem', color: colour.inkMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})
