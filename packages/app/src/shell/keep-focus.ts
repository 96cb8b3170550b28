import { thenAttribute } from './focus-then.ts'

/** Where something stood that was taken from the page. */
interface Gap {
  readonly parent: Node
  readonly previous: Node | null
  readonly wasListItem: boolean
}

/**
 * What is pressed may go away with what it did, and would take the focus with it. It moves to the title of what tells the result
 * (`focusThen`), else of the list item that stands there now, else to the nearest title before. A dialog that was opened from
 * what goes away counts as pressed there. Returns how to stop.
 */
export function keepFocus(): () => void {
  let held: HTMLElement | null = null
  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (target instanceof HTMLElement && target.closest('main')) held = target
  }
  remember({ target: document.activeElement })
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return
    // Chromium also says so of what is being taken away; of a window that is left the focus stays where it was.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement !== target) held = null
    })
  }
  const observer = new MutationObserver((changes) => {
    if (held === null || held.isConnected) return
    const gap = gapOf(held, changes)
    const then = held.closest(`[${thenAttribute}]`)?.getAttribute(thenAttribute)
    held = null
    // After everything that may focus something itself: React's effects, a dialog that closes.
    requestAnimationFrame(() => setTimeout(() => isFocusLost() && titlesFor(gap, then).some(focusOn)))
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** What was taken from the page with `lost` in it stood here. */
function gapOf(lost: Node, changes: readonly MutationRecord[]): Gap | null {
  let gap: Gap | null = null
  for (const { target, previousSibling, removedNodes } of changes)
    for (const node of removedNodes)
      if (node.contains(gap?.parent ?? lost))
        gap = { parent: target, previous: previousSibling, wasListItem: node instanceof HTMLLIElement }
  return gap
}

/** The titles that may have the focus, best first. */
function titlesFor(gap: Gap | null, then: string | null | undefined): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')]
  const told = then ? document.getElementById(then) : null
  const item = gap?.wasListItem ? itemAt(gap) : null
  const [first] = [told, item].flatMap((part) => all.find((title) => part?.contains(title)) ?? [])
  const before = gap === null ? all.slice(0, 1) : all.filter((title) => isBefore(title, gap)).reverse()
  return first ? [first, ...before] : before
}

/** What stands in the place of a list item now: the one that followed it, else the last. */
function itemAt({ parent, previous }: Gap): Element | null {
  if (!(parent instanceof Element)) return null
  const after = previous instanceof Element ? previous.nextElementSibling : parent.firstElementChild
  return after ?? parent.lastElementChild
}

function isBefore(title: Node, { parent, previous }: Gap): boolean {
  if (previous?.isConnected)
    return (
      previous.contains(title) || Boolean(previous.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_PRECEDING)
    )
  return Boolean(parent.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_PRECEDING)
}

/** Whether it has the focus now: what is folded away cannot. */
function focusOn(title: HTMLElement): boolean {
  title.tabIndex = -1
  title.focus()
  return document.activeElement === title
}
