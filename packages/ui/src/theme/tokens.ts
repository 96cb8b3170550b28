import { type ShadowLayer, shadowLayers, strokeWidths, tintStrengths } from './depth.ts'
import { colourRoles } from './roles.ts'
import {
  durationScale,
  easingScale,
  fontFamilies,
  layerScale,
  leadingScale,
  radiusScale,
  spaceScale,
  targetScale,
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

const px = (value: number) => `${value}px`
const rem = (value: number) => (value === 0 ? '0' : `${value}rem`)
const quoted = (family: string) => (/^[a-z-]+$/.test(family) ? family : `'${family}'`)

/** Tokens that are the same in every theme, as CSS text. */
export const commonTokens = {
  space: asCss(spaceScale, rem),
  size: asCss(typeScale, fluid),
  leading: asCss(leadingScale, String),
  weight: asCss(weightScale, String),
  radius: asCss(radiusScale, px),
  duration: asCss(durationScale, (value) => `${value}ms`),
  easing: asCss(easingScale, (points) => `cubic-bezier(${points.join(', ')})`),
  width: asCss(widthScale, rem),
  layer: asCss(layerScale, String),
  font: asCss(fontFamilies, (families) => families.map(quoted).join(', ')),
  target: asCss(targetScale, rem),
} as const

/** A layer of a shadow as CSS text. */
const layerCss = ({ y, blur, spread, colour, alpha }: ShadowLayer) =>
  `0 ${y}px ${blur}px ${spread}px color-mix(in srgb, ${colour} ${alpha * 100}%, transparent)`

const shadowCss = (layers: readonly ShadowLayer[]) => (layers.length === 0 ? 'none' : layers.map(layerCss).join(', '))

/** Tokens that each theme sets: colours by role, shadows, and how thick edges are. */
export const themes = {
  light: {
    colour: colourRoles.light,
    shadow: asCss(shadowLayers.light, shadowCss),
    stroke: asCss(strokeWidths.light, px),
    tint: tintStrengths.light,
  },
  dark: {
    colour: colourRoles.dark,
    shadow: asCss(shadowLayers.dark, shadowCss),
    stroke: asCss(strokeWidths.dark, px),
    tint: tintStrengths.dark,
  },
  contrast: {
    colour: colourRoles.contrast,
    shadow: asCss(shadowLayers.contrast, shadowCss),
    stroke: asCss(strokeWidths.contrast, px),
    tint: tintStrengths.contrast,
  },
} as const
