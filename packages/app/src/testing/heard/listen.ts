import { Virtual } from '@guidepup/virtual-screen-reader'

/** What Virtual says of where an element begins or ends, and no screen reader does; the choices of a closed list. */
const unsaid =
  /^(end(,| of )|(option|row|caption), |(paragraph|generic|strong|emphasis|code|time|status|log|group|form|term|definition|rowgroup|caption)$)/

/** What these hold is said as their name, with them. */
const namedByContent = 'a, button, label, legend, option, summary, h1, h2, h3, h4, th, [role=tab], [role=progressbar]'

/** The ids of what names or describes something, which says it when it is reached. */
const namingIds = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('[aria-labelledby], [aria-describedby]')].flatMap((one) =>
      ['aria-labelledby', 'aria-describedby'].flatMap((attribute) => one.getAttribute(attribute)?.split(' ') ?? []),
    ),
  )

/** Words that a control or a group says as its name or description; a heading that names what it stands in. */
function isSaidElsewhere(node: Node, naming: ReadonlySet<string>): boolean {
  if (node.parentElement?.closest(namedByContent)) return true
  if (node instanceof Element) return /^H\d$/.test(node.tagName) && naming.has(node.id)
  for (let one = node.parentElement; one !== null; one = one.parentElement) if (naming.has(one.id)) return true
  return false
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)

/** Begins with the language where it is not the page's own. */
function inLanguage(phrase: string, node: Node): string {
  const language = elementOf(node)?.closest('[lang]')?.getAttribute('lang')
  return language === document.documentElement.lang ? phrase : `(${language}) ${phrase}`
}

/** Where Virtual says less or more of a control than screen readers do. */
function asControl(phrase: string, node: Node): string {
  if (node instanceof HTMLButtonElement && node.value !== '') return phrase.replace(`, ${node.value}`, '')
  if (node instanceof Element && node.matches('summary'))
    return `${node.closest('details')?.open ? 'open' : 'closed'}, ${wordsOf(node)}`
  const type = node instanceof HTMLInputElement ? node.type : ''
  return type === 'password' || type === 'file' ? `${type} field, ${phrase}` : phrase
}

const blocks = 'article, dd, div, dl, dt, h1, h2, h3, h4, header, li, main, ol, p, section, summary, td, th, tr, ul'

/** The lines of what is read: pieces of one paragraph are one line, an item begins with its place. */
function createPaper() {
  const lines: string[] = []
  let item = ''
  let block: Element | null = null
  return {
    lines,
    write: (phrase: string, node: Node) => {
      const [, place, size] = /^listitem, .*position (\d+), set size (\d+)$/.exec(phrase) ?? []
      if (place !== undefined) {
        item = `${place} of ${size}: `
        return
      }
      const isWords = !(node instanceof Element)
      const own = isWords ? (node.parentElement?.closest(blocks) ?? null) : null
      if (own !== null && own === block) lines.push(`${lines.pop()} ${phrase}`.replace(/ (?=[.,:;)])|(?<=\() /g, ''))
      else lines.push(item + inLanguage(asControl(phrase, node), node))
      item = ''
      block = own
    },
  }
}

/** What is said from the beginning of an element to its end, a line a stop. */
export async function readAloud(element: Element): Promise<readonly string[]> {
  const reader = new Virtual()
  await reader.start({ container: element })
  const naming = namingIds()
  const paper = createPaper()
  do {
    const phrase = await reader.lastSpokenPhrase()
    const node = reader.activeNode
    if (node !== null && !unsaid.test(phrase) && !isSaidElsewhere(node, naming)) paper.write(phrase, node)
    await reader.next()
  } while (reader.activeNode !== element)
  await reader.stop()
  return paper.lines
}

/** The focus says what it is on, not what stands in it. */
async function nameOf(element: Element): Promise<string> {
  const reader = new Virtual()
  await reader.start({ container: element })
  const phrase = await reader.lastSpokenPhrase()
  await reader.stop()
  return inLanguage(phrase, element)
}

const liveRegion = '[role=status], [role=alert], [role=log], [aria-live]'

/** The live region that a change stands in, unless it is turned off. */
function regionOf(node: Node): Element | null {
  const region = elementOf(node)?.closest(liveRegion) ?? null
  return region?.getAttribute('aria-live') === 'off' ? null : region
}

/** An alert that comes as a whole is said, too; a status that does is not by every screen reader. */
const alertsIn = (node: Node): readonly Element[] =>
  node instanceof Element ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=alert]')) : []

const isAssertive = (region: Element) =>
  (region.getAttribute('aria-live') ?? region.getAttribute('role')) === 'assertive' ||
  region.getAttribute('role') === 'alert'

/** What stands in it, with a space where something begins anew. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  if (node.matches('[aria-hidden=true], [hidden]')) return ''
  const text = [...node.childNodes].map(textOf).join('')
  return node.matches(`${blocks}, a, button, summary *`) ? ` ${text} ` : text
}
const wordsOf = (node: Node) => textOf(node).replace(/\s+/g, ' ').trim()

/** What is said by itself while something happens: where the focus goes, and what live regions come to hold. */
export function listen(page: Element) {
  let focused: Promise<string>[] = []
  let said: string[] = []
  let latest = new Map<Element, string>()

  const announce = (region: Element, words: string) => {
    // One change of a region is told in several pieces; what it held before may be said again at another time.
    if (words === '' || latest.get(region) === words) return
    latest.set(region, words)
    said.push(inLanguage(`${isAssertive(region) ? 'at once' : 'said'}: ${words}`, region))
  }
  const onChange = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      const region = regionOf(target)
      if (region !== null && region.getAttribute('role') !== 'log') announce(region, wordsOf(region))
      for (const node of addedNodes) {
        if (region?.getAttribute('role') === 'log') announce(region, wordsOf(node))
        for (const alert of alertsIn(node)) announce(alert, wordsOf(alert))
      }
    }
  }
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) focused.push(nameOf(target).then((name) => `focus: ${name}`))
  }
  const observer = new MutationObserver(onChange)
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  page.addEventListener('focusin', onFocus)
  return {
    /** Whether these words were said since the last time. */
    hasSaid: (words: string) => said.some((line) => line.includes(words)),
    /** What was said since the last time: what interrupts comes first, what waits its turn last. */
    heard: async (): Promise<readonly string[]> => {
      const lines = [...(await Promise.all(focused)), ...[...said].sort()]
      ;[focused, said, latest] = [[], [], new Map()]
      return lines
    },
    stop: () => {
      observer.disconnect()
      page.removeEventListener('focusin', onFocus)
    },
  }
}
