import { type Part, waitingPart } from './parts.ts'
import { type Deed, deedOf, elementOf } from './replay.ts'

interface HeldDeed extends Deed {
  readonly part: Part
  readonly root: HTMLElement
  readonly element: HTMLElement
  /** Where the element stood: what takes over may put another one there. */
  readonly place: readonly number[]
}

let deeds: HeldDeed[] = []

/** Fetches a part. When it cannot be had, the browser does what was held, as it does without script. */
export async function want(part: Part): Promise<void> {
  try {
    await part.piece.load()
  } catch {
    part.phase = 'live'
    doAgain(part, 'pressed')
  }
}

/** Whether something pressed in the part waits to be done again. */
export const isPressed = (part: Part): boolean => deeds.some((deed) => deed.part === part && deed.kind === 'pressed')

/** Does again what was done to a part, in order. */
export function doAgain(part: Part, kind: Deed['kind']): void {
  const due = deeds.filter((deed) => deed.part === part && deed.kind === kind)
  deeds = deeds.filter((deed) => !due.includes(deed))
  for (const deed of due) {
    const element = elementNow(deed)
    if (element !== null) deed.replay(element)
  }
}

/** Children by number, from `root` down to `element`. */
function placeOf(element: Element, root: Element): readonly number[] {
  const { parentElement } = element
  if (element === root || parentElement === null) return []
  return [...placeOf(parentElement, root), [...parentElement.children].indexOf(element)]
}

function elementNow({ element, place, root }: HeldDeed): HTMLElement | null {
  if (element.isConnected) return element
  const there = place.reduce<Element | null>((parent, number) => parent?.children[number] ?? null, root)
  return there instanceof HTMLElement && there.isConnected ? there : null
}

function onSign(event: Event) {
  const waiting = waitingPart(event.target)
  if (waiting === null) return
  void want(waiting.part)
  const element = elementOf(event)
  const deed = element && waiting.root.contains(element) ? deedOf(event, element) : null
  if (element === null || deed === null) return
  // React hears what is typed as soon as it has the elements.
  if (deed.kind === 'typed' && waiting.part.phase === 'taken-over') return
  if (deed.isHeld) {
    event.preventDefault()
    event.stopPropagation()
  }
  // Of typing, the last counts.
  if (deed.kind === 'typed') deeds = deeds.filter((other) => other.element !== element || other.kind !== 'typed')
  deeds.push({ ...deed, ...waiting, element, place: placeOf(element, waiting.root) })
}

/** Fetches the parts that are in use already: the one the address leads into after `#`, which may have to open, and the focused one. */
function fetchPartsInUse() {
  for (const element of [document.querySelector(':target'), document.activeElement]) {
    const waiting = waitingPart(element)
    if (waiting !== null) void want(waiting.part)
  }
}

/** A picture that fails gives way to something else, which only the part's script can show. */
function wantFor(picture: EventTarget | null) {
  const waiting = picture instanceof HTMLImageElement ? waitingPart(picture) : null
  if (waiting !== null) void want(waiting.part)
}

/** Pictures that failed before anybody listened. */
function findBrokenPictures() {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) wantFor(picture)
}

/** What shows that a person is about to use a part, or does. */
const signs = ['pointerover', 'focusin', 'touchstart', 'mousedown', 'click', 'keydown', 'input', 'change', 'submit']

/** Says which role an element has where script runs, although its own script has not come: tabs are links without. */
function showRoles() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-late] [data-role]')) {
    const { role = '' } = element.dataset
    element.setAttribute('role', role)
    if (role !== 'tab') continue
    element.setAttribute('aria-selected', String(element.hasAttribute('aria-current')))
    element.removeAttribute('aria-current')
  }
}

let isHolding = false

/** Watches over the parts the server wrote, for as long as the document lasts. */
export function holdEvents(): void {
  fetchPartsInUse()
  findBrokenPictures()
  if (isHolding) return
  isHolding = true
  showRoles()
  // In the capture phase at the document: React, at the page's root, lets nobody hear of what it has no code for yet.
  for (const type of signs) document.addEventListener(type, onSign, { capture: true })
  document.addEventListener('error', ({ target }) => wantFor(target), { capture: true })
  addEventListener('hashchange', fetchPartsInUse)
}
