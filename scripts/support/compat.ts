import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../packages/app/oldest-browsers.ts'

/** The browsers of the promise as MDN's data calls them: those of phones have the same versions. */
const promised = Object.entries({
  chrome: oldestBrowsers.chrome,
  chrome_android: oldestBrowsers.chrome,
  edge: oldestBrowsers.edge,
  firefox: oldestBrowsers.firefox,
  firefox_android: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.safari,
})

const isUpTo = (version: string, limit: string): boolean => {
  const [have = [], most = []] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number))
  const at = have.findIndex((part, index) => part !== (most[index] ?? 0))
  return at === -1 || (have[at] ?? 0) < (most[at] ?? 0)
}

const isThereIn = (statement: SimpleSupportStatement, limit: string): boolean => {
  const { version_added: added, flags, prefix, alternative_name: otherName } = statement
  return (
    typeof added === 'string' &&
    added !== 'preview' &&
    flags === undefined &&
    prefix === undefined &&
    otherName === undefined &&
    isUpTo(added, limit)
  )
}

const isPromised = ({ support }: CompatStatement): boolean =>
  promised.every(([browser, limit]) =>
    [Reflect.get(support, browser) ?? []]
      .flat()
      .some((statement: SimpleSupportStatement) => isThereIn(statement, limit)),
  )

/** A feature in MDN's data, or a place that holds some by their names. */
export type Feature = Identifier

const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null

/** What MDN's data has of this name in a place. */
export function featureIn(place: Feature | undefined, name: string): Feature | undefined {
  const found: unknown = place !== undefined && Object.hasOwn(place, name) ? Reflect.get(place, name) : undefined
  return isFeature(found) ? found : undefined
}

/** Everything a place holds, by its names. */
export const featuresIn = (place: Feature | undefined): readonly (readonly [string, Feature])[] =>
  Object.entries(place ?? {}).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && isFeature(entry[1]),
  )

/** Whether what MDN's data says of a feature is newer than the oldest browsers; false for what it does not know. */
export const isNewer = (feature: Feature | undefined): boolean =>
  feature?.__compat !== undefined && !isPromised(feature.__compat)

const { css } = data
export const styles = {
  atRules: css['at-rules'],
  media: featureIn(css['at-rules'], 'media'),
  properties: css.properties,
  selectors: css.selectors,
  /** Units and functions. */
  types: css.types,
}
export const { api } = data
export const { builtins } = data.javascript
