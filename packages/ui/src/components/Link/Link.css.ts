import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { calmly, focusRing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius } = vars

const link = style({
  borderRadius: radius.small,
  textDecorationLine: 'underline',
  textDecorationThickness: 'max(1px, 0.0625em)',
  textUnderlineOffset: '0.18em',
  transition: calmly('color', 'text-decoration-color'),
  selectors: { '&:focus-visible': focusRing },
})

/** The icon never begins a line by itself: a word joiner, which nobody hears or copies, holds it to the last word. */
export const end = style({ whiteSpace: 'nowrap', '::before': { content: '"\\2060"' } })

// The space before the icon is not underlined, as one that is typed would be.
globalStyle(`${end} > svg`, { marginInlineStart: '0.25em', '@media': { [when.print]: { display: 'none' } } })

export const kind = styleVariants({
  plain: [
    link,
    {
      color: colour.link,
      selectors: { '&:active': { color: colour.linkHover } },
      '@media': {
        [when.hover]: {
          selectors: { '&:hover': { color: colour.linkHover, textDecorationThickness: 'max(2px, 0.125em)' } },
        },
      },
    },
  ],
  quiet: [
    link,
    {
      color: 'inherit',
      textDecorationColor: 'transparent',
      '@media': {
        [when.hover]: { selectors: { '&:hover': { color: colour.link, textDecorationColor: 'currentColor' } } },
        [when.forcedColors]: { textDecorationColor: 'currentColor' },
      },
    },
  ],
})
