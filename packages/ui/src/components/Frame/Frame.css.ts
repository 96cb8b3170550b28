import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '../../layout/layout.css.ts'
import { from, supports, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'
import { frameGutter, frameWidth } from './frame-measures.ts'

const { colour, space } = vars

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  background: colour.page,
  '@media': { [when.print]: { display: 'block', minHeight: 0, background: 'none' } },
})

// The room that bars take at the end of a page is the footer's, not another strip below it.
globalStyle(`body:has(${root})`, {
  '@supports': {
    [supports.has]: { background: colour.sunken, '@media': { [when.print]: { background: 'none' } } },
  },
})

export const body = style({
  display: 'flex',
  flex: '1 0 auto',
  gap: `clamp(${space[6]}, 2.5vw, ${space[10]})`,
  width: '100%',
  maxWidth: frameWidth,
  marginInline: 'auto',
  paddingInline: frameGutter,
  '@media': { [when.print]: { display: 'block', padding: 0 } },
})

export const side = style({
  display: 'none',
  flex: 'none',
  width: 'min(clamp(12.5rem, 16vw, 15rem), 22vw)',
  paddingBlock: space[8],
  '@media': { [from.large]: { display: 'block' }, [when.print]: { display: 'none' } },
})

export const main = style({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: `${space[6]} ${space[16]}`,
  '@media': { [from.large]: { paddingBlock: `${space[10]} ${space[20]}` }, [when.print]: { padding: 0 } },
})

// The frame has the margins already; a sheet in it keeps only its width, so that all pages begin at the same edge.
globalStyle(`${main} ${page}`, { padding: 0 })
