import { style } from '@vanilla-extract/css'
import { calmly, focusRing, focusRingInside, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, target, weight } = vars

const withoutScript = '(scripting: none)'

/** On a phone or in a side column: as many as fit fill the row, more of them move sideways in it. */
const whereNarrow = 'tabs (max-width: 34rem)'

export const root = style({ minWidth: 0, containerName: 'tabs', containerType: 'inline-size' })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  marginBlockEnd: space[6],
  borderBlockEnd: `${stroke.hairline} solid ${colour.edge}`,
  // What the chosen one is brought into view by, see Tabs.
  position: 'relative',
  '@container': { [whereNarrow]: { columnGap: 0, flexWrap: 'nowrap', overflowX: 'auto', borderBlockEnd: 0 } },
  '@media': {
    // Without script all panels show and the tabs are links to them: none may be out of sight.
    [withoutScript]: { flexWrap: 'wrap !important' },
    [when.print]: { display: 'none' },
  },
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.medium,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderStartStartRadius: radius.medium,
  borderStartEndRadius: radius.medium,
  color: colour.inkMuted,
  fontSize: size.md,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: calmly('background-color', 'color'),
  '@container': {
    [whereNarrow]: {
      flexGrow: 1,
      flexShrink: 0,
      justifyContent: 'center',
      // Four short words, Dutch ones too, fit a phone and a side column.
      paddingInline: space[1],
      minWidth: 'max-content',
      borderBlockEnd: `${stroke.hairline} solid ${colour.edge}`,
      textAlign: 'center',
    },
  },
  '@media': { [when.hover]: { ':hover': { background: colour.accentSoft, color: colour.onAccentSoft } } },
  selectors: {
    '&:focus-visible': focusRingInside,
    '&[data-state="active"]': { color: colour.link, fontWeight: weight.semibold },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      borderBlockEnd: `3px solid ${colour.accent}`,
    },
  },
})

export const panel = style({ minWidth: 0, selectors: { '&:focus-visible': { ...focusRing, outlineOffset: space[2] } } })

/**
 * A panel that only script can choose. Before hydration the inactive ones are hidden by style alone, where script will come,
 * and `#id` in the address still opens one; without script and on paper all of them show.
 */
export const panelThatOpens = style([
  panel,
  {
    '@media': {
      '(scripting: enabled)': {
        selectors: { '&[data-state="inactive"]:not(:target)': { display: 'none' } },
      },
      [withoutScript]: { marginBlockEnd: space[10] },
      [when.print]: {
        marginBlockEnd: space[8],
        selectors: {
          '&[data-state="inactive"]:not(:target)': { display: 'block' },
          '&[hidden]': { display: 'block !important' },
        },
      },
    },
  },
])

export const heading = style({
  display: 'none',
  marginBlockEnd: space[3],
  fontSize: size.xl,
  '@media': { [withoutScript]: { display: 'block' }, [when.print]: { display: 'block' } },
})
