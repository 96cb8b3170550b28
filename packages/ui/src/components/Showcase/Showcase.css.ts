import { style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, weight, width } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[8]}, 5vw, ${space[24]})`,
  '@media': { [from.large]: { gridTemplateColumns: `minmax(0, ${width.form}) minmax(20rem, 1fr)` } },
})

export const form = style({ minWidth: 0, width: '100%', maxWidth: width.form, marginInline: 'auto' })

export const panel = style({
  display: 'none',
  flexDirection: 'column',
  alignSelf: 'start',
  overflow: 'hidden',
  background: colour.accentSoft,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  '@media': { [from.large]: { display: 'flex' }, [when.print]: { display: 'none' } },
})

export const wall = style({ position: 'relative', height: '12rem', overflow: 'hidden' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  padding: `${space[8]} clamp(${space[6]}, 3vw, ${space[12]}) ${space[10]}`,
  color: colour.onAccentSoft,
})

export const title = style({ fontSize: size.xxl, lineHeight: leading.tight })
export const points = style({ display: 'flex', flexDirection: 'column', gap: space[5], paddingInlineStart: space[5] })
export const point = style({ maxWidth: '28rem' })
export const pointTitle = style({ fontWeight: weight.semibold })
export const pointText = style({ fontSize: size.sm, lineHeight: leading.snug })
