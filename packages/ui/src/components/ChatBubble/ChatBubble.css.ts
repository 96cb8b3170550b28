import { style, styleVariants } from '@vanilla-extract/css'
import { visuallyHidden, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke } = vars

const shape = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: 'min(34rem, 88%)',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `${stroke.hairline} solid transparent`,
  borderRadius: radius.large,
  lineHeight: leading.normal,
  overflowWrap: 'anywhere',
  '@media': { [when.print]: { border: '1px solid' } },
})

export const bubble = styleVariants({
  assistant: [shape, { background: colour.sunken, color: colour.ink, borderEndStartRadius: radius.small }],
  user: [
    shape,
    { marginInlineStart: 'auto', background: colour.accent, color: colour.onAccent, borderEndEndRadius: radius.small },
  ],
})

export const name = style(visuallyHidden)

export const text = style({ whiteSpace: 'pre-line' })

export const time = style({ fontSize: size.xs })
