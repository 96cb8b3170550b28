import { type Node, parse } from 'acorn'
import { api, builtins, type Feature, featureIn, featuresIn, isNewer } from './compat.ts'
import { newerInSelector } from './newer-styles.ts'

/** What a page's script meets of the browser's interfaces. Those of devices, audio or graphics have words that anything may be called by. */
const met =
  /^(?:AbortController|AbortSignal|Blob|CSS|CSSStyleSheet|CharacterData|Crypto|CustomElementRegistry|DOMRect|DOMTokenList|DataTransfer|Document|DocumentFragment|Element|Event|EventTarget|File|FormData|HTML\w*Element|Headers|History|IntersectionObserver|KeyboardEvent|Location|MediaQueryList|MouseEvent|MutationObserver|Navigator|Node|NodeList|Performance|PointerEvent|Range|ReadableStream|Request|ResizeObserver|Response|Selection|ShadowRoot|Storage|SubtleCrypto|TextDecoder|URL|URLSearchParams|VisualViewport|Window|PublicKeyCredential)$/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every feature of the interfaces a script meets, by its name; a name may be of several. */
function featuresByName(): ReadonlyMap<string, readonly Feature[]> {
  const all = new Map<string, Feature[]>()
  const interfaces = [
    ...featuresIn(builtins),
    ...featuresIn(featureIn(builtins, 'Intl')),
    ...featuresIn(api).filter(([name]) => met.test(name)),
  ]
  for (const [owner, place] of interfaces)
    for (const [name, feature] of featuresIn(place)) {
      if (name === owner || name.endsWith('_event')) continue
      const bare = name.replace(/_static$/, '')
      all.set(bare, [...(all.get(bare) ?? []), feature])
    }
  return all
}

const members = featuresByName()

const isNewerMember = (name: string): boolean => {
  const found = members.get(name) ?? []
  return found.length > 0 && found.every(isNewer)
}

const isNewerGlobal = (name: string): boolean => [builtins, api].some((place) => isNewer(featureIn(place, name)))

const selectorLike = /^[\w\s.#:>~+*,()[\]="'^$|-]{1,300}$/

type Read = Node & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Read => isObject(value) && 'type' in value

/** The text of a literal; the bundler writes them as templates. */
function textOf({ type, value }: { readonly type: string; readonly value: unknown }): string | null {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateElement' && isObject(value) ? String(value.cooked) : null
}

/** What one node of a script uses that is newer, as the table of what is asked for names it. */
function newerInNode({ type, ...node }: Read): readonly string[] {
  const { callee, optional, value, name } = node
  // `a.b?.()` asks first.
  if (type === 'CallExpression' && optional !== true && isNode(callee) && callee.type === 'MemberExpression') {
    const { property, computed } = callee
    if (computed !== true && isNode(property) && isNewerMember(String(property.name))) return [`.${property.name}()`]
  }
  if (type === 'Identifier' && typeof name === 'string') return isNewerGlobal(name) ? [name] : []
  const text = textOf({ type, value })
  return text !== null && selectorLike.test(text) ? newerInSelector(text) : []
}

/** What of the library or of selectors a script uses that is newer than the oldest browsers. Asking first is not seen: the table says so. */
export function newerInScript(script: string): readonly string[] {
  const found = new Set<string>()
  const walk = (node: Read) => {
    for (const feature of newerInNode(node)) found.add(feature)
    for (const [key, value] of Object.entries(node)) {
      // The name behind a dot and the key of an object are no use of what the browser has under it.
      const isName = (key === 'property' || key === 'key') && node.computed !== true
      for (const child of [value].flat()) if (isNode(child) && !(isName && child.type === 'Identifier')) walk(child)
    }
  }
  walk(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Read)
  return [...found].sort()
}
