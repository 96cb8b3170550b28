import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import { featureIn, featuresIn, isNewer, styles } from './compat.ts'

/** Something in a style that is newer than the oldest browsers. */
export interface NewerStyle {
  /** As the table of refinements names it: `:has()`, `1dvh`, `rotate`, `@container`. */
  readonly feature: string
  /** The rule or declaration it stands in. */
  readonly where: string
}

/** What of MDN's data about units has another name. */
const unitsOfGroups: Readonly<Record<string, RegExp>> = {
  container_query_length_units: /^cq(?:[whib]|min|max)$/,
  viewport_percentage_units_dynamic: /^dv(?:[whib]|min|max)$/,
  viewport_percentage_units_large: /^lv(?:[whib]|min|max)$/,
  viewport_percentage_units_small: /^sv(?:[whib]|min|max)$/,
}

function isNewerUnit(unit: string): boolean {
  const group = Object.entries(unitsOfGroups).find(([, pattern]) => pattern.test(unit))?.[0]
  return isNewer(featureIn(featureIn(styles.types, 'length'), group ?? unit))
}

/** Functions stand among the types, some of them in groups: `color-mix` under `color`. */
function isNewerFunction(name: string): boolean {
  const groups = [styles.types, ...featuresIn(styles.types).map(([, group]) => group)]
  const known = groups.map((group) => featureIn(group, name)).filter((feature) => feature?.__compat !== undefined)
  return known.length > 0 && known.every(isNewer)
}

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, first]) => (first === undefined ? [] : [first]))

const withoutTexts = (text: string) => text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '')

/** What is newer in a value: its units, functions and words. */
function newerInValue(property: string, value: string): readonly string[] {
  const text = withoutTexts(value)
  const known = featureIn(styles.properties, property)
  return [
    ...found(text, /(?<![\w#-])[\d.]+([a-z]+)\b/gi)
      .filter(isNewerUnit)
      .map((unit) => `1${unit}`),
    ...found(text, /(?<![\w-])([a-z][\w-]*)\(/gi)
      .filter(isNewerFunction)
      .map((name) => `${name}()`),
    ...found(text, /(?<![\w.#-])([a-z][a-z-]*)(?![\w(-])/gi)
      .filter((word) => isNewer(featureIn(known, word)))
      .map((word) => `${property}: ${word}`),
  ]
}

export const newerInSelector = (selector: string): readonly string[] =>
  found(withoutTexts(selector).replaceAll(/\[[^\]]*\]/g, ''), /::?([a-z][a-z-]*)/g)
    .filter((name) => isNewer(featureIn(styles.selectors, name)))
    .map((name) => (selector.includes(`:${name}(`) ? `:${name}()` : `:${name}`))

export function newerInAtRule({ name, params }: AtRule): readonly string[] {
  const itself = isNewer(featureIn(styles.atRules, name)) ? [`@${name}`] : []
  const features =
    name === 'media'
      ? found(params, /\(\s*([a-z-]+)/g).filter((feature) => isNewer(featureIn(styles.media, feature)))
      : []
  // `(width>=40rem)` instead of `(min-width: 40rem)`.
  const isRange = name === 'media' && /[<>]/.test(params) && isNewer(featureIn(styles.media, 'range_syntax'))
  return [...itself, ...features.map((feature) => `@media (${feature})`), ...(isRange ? ['@media (a > b)'] : [])]
}

/** What the condition of an `@supports` around it has to say for a feature to be asked for. */
const askedAs = (feature: string) => feature.replace(/^1|\(\)$/g, '').replace(/^@container$/, 'container-type')

function isAskedFor(feature: string, node: Node): boolean {
  for (let around = node.parent; around !== undefined && around.type !== 'document'; around = around.parent) {
    const { name, params } = around as AtRule
    if (name === 'supports' && !params.includes('not ') && params.includes(askedAs(feature))) return true
  }
  return false
}

/** Whether a declaration before this one does where it is not understood. One with `var()` is understood at first, and lost when it is computed. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, value } = declaration
  if (prop.startsWith('--') || /var\(/.test(value)) return false
  for (let before = declaration.prev(); before !== undefined; before = before.prev())
    if (before.type === 'decl' && (before as Declaration).prop.replace(/^-[a-z]+-/, '') === prop)
      if (newerIn(before as Declaration).length === 0) return true
  return false
}

export function newerIn({ prop, value }: Pick<Declaration, 'prop' | 'value'>): readonly string[] {
  if (/^-[a-z]/.test(prop)) return []
  if (isNewer(featureIn(styles.properties, prop))) return [prop]
  return newerInValue(prop, value)
}

/** Everything in a style sheet that the oldest browsers do not understand, and that neither `@supports` asks for nor an earlier declaration stands in for. */
export function newerStyles(sheet: string): readonly NewerStyle[] {
  const all: NewerStyle[] = []
  const note = (features: readonly string[], node: Node) => {
    for (const feature of features)
      if (!isAskedFor(feature, node)) all.push({ feature, where: node.toString().slice(0, 200) })
  }
  const root = postcss.parse(sheet)
  root.walkAtRules((rule) => {
    if (rule.name !== 'supports') note(newerInAtRule(rule), rule)
  })
  root.walkRules((rule: Rule) => note(newerInSelector(rule.selector), rule))
  root.walkDecls((declaration) => {
    if ((declaration.parent as AtRule).name !== 'font-face' && !hasFallback(declaration))
      note(newerIn(declaration), declaration)
  })
  return all
}
