/** One layer of a shadow: offsets and blur in px, and how much of the colour shows (0 to 1). */
export interface ShadowLayer {
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly colour: string
  readonly alpha: number
}

const layer = (y: number, blur: number, spread: number, alpha: number, colour: string): ShadowLayer => ({
  y,
  blur,
  spread,
  colour,
  alpha,
})

const ink = '#17212B'
const night = '#000000'
const nothing: readonly ShadowLayer[] = []

/** How high things lie: `sheet` on the table, `raised` above the sheet, `overlay` above everything. None in high contrast. */
export const shadowLayers = {
  light: {
    none: nothing,
    sheet: [layer(1, 2, 0, 0.05, ink), layer(4, 16, -8, 0.1, ink)],
    raised: [layer(2, 6, 0, 0.08, ink), layer(12, 32, -8, 0.2, ink)],
    overlay: [layer(4, 12, 0, 0.1, ink), layer(24, 64, -12, 0.32, ink)],
  },
  dark: {
    none: nothing,
    sheet: [layer(1, 2, 0, 0.4, night)],
    raised: [layer(2, 6, 0, 0.4, night), layer(12, 32, -8, 0.6, night)],
    overlay: [layer(4, 12, 0, 0.5, night), layer(24, 64, -12, 0.8, night)],
  },
  contrast: { none: nothing, sheet: nothing, raised: nothing, overlay: nothing },
} as const

/** How strongly the edge of a tinted surface (a badge, a banner) shows its colour. */
export const tintStrengths = {
  light: { edge: '30%' },
  dark: { edge: '35%' },
  contrast: { edge: '100%' },
} as const

/** How thick lines are, in px. */
export const strokeWidths = {
  light: { hairline: 1, control: 1, focus: 3 },
  dark: { hairline: 1, control: 1, focus: 3 },
  contrast: { hairline: 1, control: 2, focus: 4 },
} as const
