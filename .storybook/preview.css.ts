import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../packages/ui/src/theme/vars.css.ts'

const everything = ['', '::before', '::after'].map((part) => `[data-motion="reduced"] *${part}`).join(', ')

// The toolbar's reduced motion: the same as when the person's system asks for it.
globalStyle(everything, {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
})

// Stories lie on the same paper as pages, also inside the documentation.
globalStyle('.sbdocs .docs-story', {
  background: vars.colour.page,
  color: vars.colour.ink,
  fontFamily: vars.font.body,
})
