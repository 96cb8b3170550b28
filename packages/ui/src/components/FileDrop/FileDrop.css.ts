import { globalStyle, style } from '@vanilla-extract/css'
import { calmly, focusRing, supports, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space, stroke, target, weight } = vars

const withoutScript = '(scripting: none)'
const byTouch = '(pointer: coarse)'

/** The place to drop on, and the button of the camera beside or below it. */
/** The ring of what lies in it unseen; where it cannot be told how the focus came, it shows for the pointer, too. */
const ringWithin = {
  [supports.has]: { selectors: { '&:has(:focus-visible)': focusRing } },
  [supports.noHas]: { selectors: { '&:focus-within': focusRing } },
} as const

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const zone = style({
  position: 'relative',
  flex: '1 1 13rem',
  // Else the width of the real input in it, shown without script, is the least: with large text more than a phone has.
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '11rem',
  padding: space[6],
  textAlign: 'center',
  border: `max(${stroke.control}, 1.5px) dashed ${colour.edge}`,
  borderRadius: radius.large,
  background: colour.surface,
  transition: calmly('background-color', 'border-color'),
  '@supports': ringWithin,
  selectors: {
    '&[data-compact]': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      flexBasis: 'auto',
      minHeight: target.medium,
      padding: `${space[1]} ${space[2]}`,
    },
    '&[data-over]': { background: colour.accentSoft, borderColor: colour.accent, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: colour.errorEdge },
    '&[data-disabled]': {
      background: colour.disabledSurface,
      borderColor: colour.disabledEdge,
      color: colour.disabledInk,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: { '&:hover:not([data-disabled])': { borderColor: colour.accent, background: colour.accentSoft } },
    },
  },
})

export const icon = style({
  color: colour.accent,
  fontSize: size.xl,
  selectors: { '[data-disabled] &': { color: 'inherit' }, '[data-compact] > &': { fontSize: 'inherit' } },
})

/** Nothing is dropped by finger. */
export const drop = style({
  fontWeight: weight.semibold,
  '@media': { [withoutScript]: { display: 'none' }, [byTouch]: { display: 'none' } },
})

export const browse = style({
  color: colour.link,
  fontWeight: weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
  '@media': { [withoutScript]: { display: 'none' } },
})

/**
 * The real file input lies over the whole zone, unseen: pressing, dropping and the keyboard all reach it without script.
 * Where script never runs it is shown as it is, because only it can tell which file was chosen.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: size.sm,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    [withoutScript]: { position: 'static', opacity: 1, height: 'auto', width: 'auto', minWidth: 0, maxWidth: '100%' },
  },
})

/** Keeps its place until script has come, so that nothing moves then. */
export const camera = style({
  position: 'relative',
  display: 'none',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: target.medium,
  paddingInline: space[4],
  border: `${stroke.control} solid ${colour.edge}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: colour.link,
  fontWeight: weight.semibold,
  '@supports': ringWithin,
  '@media': { [`${byTouch} and (scripting: enabled)`]: { display: 'flex' } },
})

globalStyle(`html:not([data-hydrated]) ${camera}`, { visibility: 'hidden' })
globalStyle(`[data-deferred="lost"] ${camera}`, { display: 'none' })

export const chosen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  listStyleType: '""',
  padding: 0,
  marginBlockStart: space[2],
  fontSize: size.sm,
})

export const file = style({ display: 'flex', alignItems: 'baseline', gap: space[2], overflowWrap: 'anywhere' })
