import { keyframes, style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, stroke } = vars

const paper = {
  overflow: 'hidden',
  border: `${stroke.hairline} solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  '@media': { [when.print]: { display: 'none' } },
} as const

export const window = style({ ...paper, width: '100%', height: 'min(36rem, 75vh)' })

/** A page is drawn on white paper, in dark themes too. */
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0, background: '#FFFFFF' })

/** Three lines of print of a page that is enlarged. */
export const line = style({ ...paper, position: 'relative', height: '5rem' })

export const enlarged = style({ position: 'absolute', top: '50%', left: '50%' })

export const sheet = style({ ...paper, position: 'relative' })

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** As high as a sheet of A4 until it has come. */
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: 'auto 210 / 297',
  background: '#FFFFFF',
  selectors: { '&[data-loading]': { animation: `${breathe} 1800ms ease-in-out infinite`, color: 'transparent' } },
})

export const overlay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const mark = style({
  fill: '#FFD54A',
  fillOpacity: 0.3,
  stroke: '#C2410C',
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
})
