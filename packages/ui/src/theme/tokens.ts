import { colourRoles } from './roles.ts'
import {
  durationScale,
  easingScale,
  fontFamilies,
  layerScale,
  leadingScale,
  radiusScale,
  spaceScale,
  typeScale,
  weightScale,
  widthScale,
} from './scales.ts'

/** The themes. Without a choice the page follows the system: light or dark, or contrast where more contrast is asked for. */
export const themeNames = ['light', 'dark', 'contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/** A CSS length that grows evenly from `min` rem at a 320 px window to `max` rem at 1280 px. */
export function fluid({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return `${min}rem`
  const slope = (max - min) / (80 - 20)
  return `clamp(${min}rem, ${round(min - slope * 20)}rem + ${round(slope * 100)}vw, ${max}rem)`
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Turns every entry of a table into CSS text. The keys stay. */
const asCss = <Key extends string | number, Value>(
  table: Readonly<Record<Key, Value>>,
  write: (value: Value) => string,
): Readonly<Record<Key, string>> => {
  const entries = Object.entries<Value>(table).map(([key, value]) => [key, write(value)] as const)
  return Object.fromEntries(entries) as Record<Key, string>
}

const rem = (value: number) => (value === 0 ? '0' : `${value}rem`)
const quoted = (family: string) => (/^[a-z-]+$/.test(family) ? family : `'${family}'`)

/** Tokens that are the same in every theme, as CSS text. */
export const commonTokens = {
  space: asCss(spaceScale, rem),
  size: asCss(typeScale, fluid),
  leading: asCss(leadingScale, String),
  weight: asCss(weightScale, String),
  radius: asCss(radiusScale, (value) => `${value}px`),
  duration: asCss(durationScale, (value) => `${value}ms`),
  easing: asCss(easingScale, (points) => `cubic-bezier(${points.join(', ')})`),
  width: asCss(widthScale, rem),
  layer: asCss(layerScale, String),
  font: asCss(fontFamilies, (families) => families.map(quoted).join(', ')),
  /** The smallest comfortable touch target. */
  target: { medium: '2.75rem', small: '2.25rem' },
} as const

const soft = (alpha: number, colour = '17, 33, 43') => `rgba(${colour}, ${alpha})`

const paperShadow = {
  none: 'none',
  /** A sheet lying on the table. */
  sheet: `0 1px 2px ${soft(0.05)}, 0 4px 16px -8px ${soft(0.1)}`,
  /** A menu or popover above the sheet. */
  raised: `0 2px 6px ${soft(0.08)}, 0 12px 32px -8px ${soft(0.2)}`,
  /** A dialog or toast. */
  overlay: `0 4px 12px ${soft(0.1)}, 0 24px 64px -12px ${soft(0.32)}`,
}

const nightShadow: typeof paperShadow = {
  none: 'none',
  sheet: '0 1px 2px rgba(0, 0, 0, 0.4)',
  raised: '0 2px 6px rgba(0, 0, 0, 0.4), 0 12px 32px -8px rgba(0, 0, 0, 0.6)',
  overlay: '0 4px 12px rgba(0, 0, 0, 0.5), 0 24px 64px -12px rgba(0, 0, 0, 0.8)',
}

const flatShadow: typeof paperShadow = { none: 'none', sheet: 'none', raised: 'none', overlay: 'none' }

/** Tokens that each theme sets: colours by role, shadows, and how thick edges are. */
export const themes = {
  light: { colour: colourRoles.light, shadow: paperShadow, stroke: { hairline: '1px', control: '1px', focus: '3px' } },
  dark: { colour: colourRoles.dark, shadow: nightShadow, stroke: { hairline: '1px', control: '1px', focus: '3px' } },
  contrast: {
    colour: colourRoles.contrast,
    shadow: flatShadow,
    stroke: { hairline: '1px', control: '2px', focus: '4px' },
  },
} as const
