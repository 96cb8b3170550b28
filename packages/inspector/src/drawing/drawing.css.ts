import { fontFamilies, vars, when } from '@aangiftewijs/ui/styling'
import { keyframes, style } from '@vanilla-extract/css'

const { colour, duration, easing } = vars
const forced = (colours: Record<string, string>) => ({ '@media': { [when.forcedColors]: colours } })
const font = { fontFamily: fontFamilies.body.join(', '), fontSize: '13px' } as const

export const drawing = style({ display: 'block', maxWidth: 'none', background: colour.surface })

/** A state that opens comes out of the paper. */
const appear = keyframes({ from: { opacity: 0 } })
export const state = style({ animation: `${appear} ${duration.calm} ${easing.out}` })

const box = { stroke: colour.edge, strokeWidth: '1px', ...forced({ stroke: 'CanvasText', fill: 'Canvas' }) }
export const inner = style({ ...box, fill: colour.surface })
export const outer = style({ ...box, fill: colour.page, fillOpacity: 0.6 })

const activeBox = { stroke: colour.accent, ...forced({ stroke: 'Highlight', fill: 'Canvas' }) }
export const activeInner = style({ ...activeBox, fill: colour.accentSoft, strokeWidth: '4px' })
export const activeOuter = style({ ...activeBox, fill: colour.surface, strokeWidth: '3px' })

export const parallel = style({ strokeDasharray: '7 4' })
export const finalRing = style({ fill: 'none', stroke: colour.edge, ...forced({ stroke: 'CanvasText' }) })
export const mark = style({ fill: colour.accent, ...forced({ fill: 'Highlight' }) })

const text = { ...font, ...forced({ fill: 'CanvasText' }) }
export const name = style({ ...text, fill: colour.ink, fontWeight: 600 })
export const note = style({ ...text, fill: colour.inkMuted })

export const way = style({
  fill: 'none',
  stroke: colour.edge,
  strokeWidth: '1.25px',
  ...forced({ stroke: 'CanvasText' }),
})
export const wayTaken = style({
  fill: 'none',
  stroke: colour.accent,
  strokeWidth: '3.5px',
  ...forced({ stroke: 'Highlight' }),
})
export const head = style({ fill: colour.edge, ...forced({ fill: 'CanvasText' }) })
export const headTaken = style({ fill: colour.accent, ...forced({ fill: 'Highlight' }) })

// A halo in the colour of the paper keeps words readable where an arrow passes behind them.
const onHalo = {
  ...text,
  paintOrder: 'stroke',
  stroke: colour.surface,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
} as const
export const words = style({ ...onHalo, fill: colour.inkMuted })
export const wordsTaken = style({ ...onHalo, fill: colour.ink, fontWeight: 600 })
