import { type ShadowLayer, shadowLayers, strokeWidths } from './depth.ts'
import { palette } from './palette.ts'
import { colourRoles } from './roles.ts'
import {
  breakpoints,
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
import { type ThemeName, themeNames } from './tokens.ts'

/** A token or a group of tokens, in the format of the Design Tokens Community Group (2025.10). */
export interface TokenGroup {
  readonly [name: string]: unknown
}

const groupOf = <Value>(
  type: string,
  table: Readonly<Record<string | number, Value>>,
  write: (value: Value) => unknown,
): TokenGroup => ({
  $type: type,
  ...Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { $value: write(value) }])),
})

const itself = (value: unknown) => value
const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

const colour = (hex: string, alpha = hex.length === 9 ? channel(hex, 3) : 1) => ({
  colorSpace: 'srgb',
  components: [0, 1, 2].map((index) => rounded(channel(hex, index))),
  alpha: rounded(alpha),
  hex: hex.slice(0, 7).toLowerCase(),
})

const dimension = (unit: 'px' | 'rem') => (value: number) => ({ value, unit })

const shadow = (layers: readonly ShadowLayer[]) =>
  layers.map((layer) => ({
    color: colour(layer.colour, layer.alpha),
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: layer.y, unit: 'px' },
    blur: { value: layer.blur, unit: 'px' },
    spread: { value: layer.spread, unit: 'px' },
  }))

const themeTokens = (theme: ThemeName): TokenGroup => ({
  colour: groupOf('color', colourRoles[theme], (hex) => colour(hex)),
  shadow: groupOf('shadow', shadowLayers[theme], shadow),
  stroke: groupOf('dimension', strokeWidths[theme], dimension('px')),
})

/** The fluid type scale has no token type of its own: each size is written at a 320 px and at a 1280 px wide window. */
const typeTokens = (end: 'min' | 'max') => groupOf('dimension', typeScale, (size) => dimension('rem')(size[end]))

/** All tokens of the design system, for tools that read Design Tokens files. */
export const designTokens = (): TokenGroup => ({
  $description: 'Aangiftewijs design tokens. Made from packages/ui/src/theme by `npm run tokens`; do not edit.',
  palette: Object.fromEntries(
    Object.entries(palette).map(([hue, depths]) => [hue, groupOf<string>('color', depths, (hex) => colour(hex))]),
  ),
  theme: Object.fromEntries(themeNames.map((theme) => [theme, themeTokens(theme)])),
  space: groupOf('dimension', spaceScale, dimension('rem')),
  size: { narrow: typeTokens('min'), wide: typeTokens('max') },
  leading: groupOf('number', leadingScale, itself),
  weight: groupOf('fontWeight', weightScale, itself),
  font: groupOf('fontFamily', fontFamilies, itself),
  radius: groupOf('dimension', radiusScale, dimension('px')),
  duration: groupOf('duration', durationScale, (value) => ({ value, unit: 'ms' })),
  easing: groupOf('cubicBezier', easingScale, itself),
  width: groupOf('dimension', widthScale, dimension('rem')),
  target: groupOf('dimension', targetScale, dimension('rem')),
  breakpoint: groupOf('dimension', breakpoints, dimension('rem')),
  layer: groupOf('number', layerScale, itself),
})
