/** Space, in steps of 4 px at the default text size. The key is the number of steps; the value is in rem. */
export const spaceScale = {
  0: 0,
  1: 0.25,
  2: 0.5,
  3: 0.75,
  4: 1,
  5: 1.25,
  6: 1.5,
  8: 2,
  10: 2.5,
  12: 3,
  16: 4,
  20: 5,
  24: 6,
} as const

/** One fluid type scale: rem at a 320 px wide window and at 1280 px; between them it grows evenly. */
export const typeScale = {
  /** Legal small print, badges. */
  xs: { min: 0.8125, max: 0.8125 },
  /** Hints, captions, tables. */
  sm: { min: 0.9375, max: 0.9375 },
  /** Body. */
  md: { min: 1.0625, max: 1.125 },
  /** Lead paragraphs, card titles. */
  lg: { min: 1.1875, max: 1.3125 },
  /** Section headings. */
  xl: { min: 1.375, max: 1.625 },
  /** Page headings in the application. */
  xxl: { min: 1.625, max: 2.25 },
  /** Page headings on content pages. */
  display: { min: 2, max: 3.25 },
} as const

/** Line heights, as a factor of the type size. */
export const leadingScale = { tight: 1.15, snug: 1.3, normal: 1.55 } as const

/** Font weights. Headings have semibold only: their font file holds no other. */
export const weightScale = { normal: 400, medium: 500, semibold: 600, bold: 700 } as const

/** Corner radii in px. Paper has small corners; only pills are round. */
export const radiusScale = { small: 3, medium: 6, large: 10, pill: 999 } as const

/** Durations in ms; all become 0 when the person prefers reduced motion. */
export const durationScale = { quick: 90, calm: 180, slow: 320 } as const

/** Easing curves as cubic-bezier control points. */
export const easingScale = { out: [0.2, 0, 0, 1], inOut: [0.5, 0, 0.2, 1] } as const

/** Widths in rem: a line of text (about 65 characters), a form, a page, the side of a split. */
export const widthScale = { text: 38, form: 34, wide: 72, side: 18 } as const

/** The smallest comfortable touch target, in rem; the small one where many stand together. */
export const targetScale = { medium: 2.75, small: 2.25 } as const

/** Stacking, lowest first. */
export const layerScale = { header: 10, bottomBar: 20, overlay: 40, toast: 50, skipLink: 60 } as const

/** The font families; the fallback faces are size-adjusted in `fonts.css.ts` so that the swap moves nothing. */
export const fontFamilies = {
  heading: ['Source Serif 4', 'Source Serif Fallback', 'Georgia', 'serif'],
  body: ['Source Sans 3 Variable', 'Source Sans Fallback', 'Arial', 'sans-serif'],
  mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
} as const

/** Where the layout changes, as the smallest window width in rem: two columns, side bar, wide. */
export const breakpoints = { small: 36, medium: 48, large: 64, wide: 80 } as const
