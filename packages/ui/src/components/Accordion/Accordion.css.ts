import { keyframes, style } from '@vanilla-extract/css'
import { scriptIsOn, untilScriptIsLost } from '../../theme/lost-script.css.ts'
import { calmly, focusRing, pointing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, duration, easing, font, leading, radius, size, space, stroke, target, weight } = vars

const withoutScript = '(scripting: none)'
const appear = keyframes({ from: { opacity: 0 } })

export const root = style({ borderBlockStart: `${stroke.hairline} solid ${colour.rule}` })

export const item = style({
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  scrollMarginBlockStart: space[4],
  '@media': { [when.print]: { breakInside: 'avoid' } },
})

export const heading = style({ fontFamily: font.body, fontSize: size.md, letterSpacing: 'normal', textWrap: 'pretty' })

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  minHeight: target.medium,
  paddingBlock: space[3],
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.ink,
  cursor: 'pointer',
  fontSize: 'inherit',
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  transition: calmly('background-color', 'color'),
  '@media': {
    [when.hover]: { ':hover': { background: colour.accentSoft, color: colour.onAccentSoft } },
    // Nothing opens without script: everything is open already.
    [withoutScript]: { cursor: 'auto', pointerEvents: 'none' },
    [when.print]: { minHeight: 0 },
  },
  selectors: { '&:focus-visible': { ...focusRing, position: 'relative' } },
})

export const title = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })

export const chevron = style({
  flex: 'none',
  width: '0.6em',
  height: '0.6em',
  marginInline: space[1],
  borderBlockEnd: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  color: colour.accent,
  ...pointing.down,
  selectors: { '[data-state="open"] > &': pointing.up },
  '@media': { [withoutScript]: { display: 'none' }, [when.print]: { display: 'none' } },
})

export const answer = style({
  paddingBlock: `${space[1]} ${space[6]}`,
  paddingInline: space[2],
  '@media': {
    // Before hydration: closed by style alone, until script is lost, and `#id` in the address still opens one.
    [scriptIsOn]: {
      selectors: {
        '&[data-state="closed"]': { animation: untilScriptIsLost },
        [`${item}:target > &`]: { animation: 'none' },
      },
    },
    // The animation begins anew as the answer gets a box, and would hold it hidden.
    [when.print]: {
      selectors: { '&[data-state="closed"], &[hidden]': { display: 'block !important', animation: 'none !important' } },
    },
  },
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${duration.slow} ${easing.out}` },
    [`html[data-hydrated] ${item}:not(:target) > &[data-state="closed"]`]: { display: 'none' },
    [`html[data-hydrated] [data-deferred="lost"] ${item}:not(:target) > &[data-state="closed"]`]: {
      display: 'block',
      animation: 'none',
    },
  },
})
