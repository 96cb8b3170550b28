import { type Part, waitingPart } from './parts.ts'
import { type Deed, deedOf, elementOf } from './replay.ts'

/** An element of a part and where it stood: what takes over may put another one there. */
interface Stand {
  readonly root: HTMLElement
  readonly element: HTMLElement
  readonly place: readonly number[]
}

interface HeldDeed extends Deed, Stand {
  readonly part: Part
}

let deeds: HeldDeed[] = []

/**
 * Fetches a part. When it cannot be had, the part says so, for style sheets to show what does without, and the browser does what
 * was held, as it does without script.
 */
export async function want(part: Part): Promise<void> {
  try {
    await part.piece.load()
    markLost(part, false)
  } catch {
    markLost(part, true)
    await pressAgain(part)
  }
}

const markLost = ({ piece }: Part, isLost: boolean) =>
  document.querySelector(`[data-late="${piece.mark}"]`)?.toggleAttribute('data-lost', isLost)

/** Whether something pressed in the part waits to be done again. */
export const isPressed = (part: Part): boolean => deeds.some((deed) => deed.part === part && deed.kind === 'pressed')

/** Whether what happens now is ours: something done again. */
let isOurs = false

function replay(deed: HeldDeed) {
  const element = elementNow(deed)
  if (element === null) return
  isOurs = true
  try {
    deed.replay(element)
  } finally {
    isOurs = false
  }
}

/** Types again what was typed in a part. */
export function typeAgain(part: Part): void {
  const typed = deeds.filter((deed) => deed.part === part && deed.kind === 'typed')
  deeds = deeds.filter((deed) => !typed.includes(deed))
  for (const deed of typed) replay(deed)
}

/** React shows what a press did before the next one, as it would for a person. */
const shown = () => new Promise((next) => setTimeout(next))

/** Does again what was pressed in a part, one after the other, until nothing waits; what is pressed meanwhile comes last. */
export async function pressAgain(part: Part): Promise<void> {
  for (;;) {
    const deed = deeds.find((held) => held.part === part && held.kind === 'pressed')
    if (deed === undefined) break
    deeds = deeds.filter((held) => held !== deed)
    replay(deed)
    await shown()
  }
  part.phase = 'live'
}

/** Children by number, from `root` down to `element`. */
function placeOf(element: Element, root: Element): readonly number[] {
  const { parentElement } = element
  if (element === root || parentElement === null) return []
  return [...placeOf(parentElement, root), [...parentElement.children].indexOf(element)]
}

function elementNow({ element, place, root }: Stand): HTMLElement | null {
  if (element.isConnected) return element
  const there = place.reduce<Element | null>((parent, number) => parent?.children[number] ?? null, root)
  return there instanceof HTMLElement && there.isConnected ? there : null
}

/** How to give the focus back to the element of a part that has it now, when another element takes its place. */
export function holdFocus({ piece }: Part): () => void {
  const element = document.activeElement
  const root = element?.closest<HTMLElement>(`[data-late="${piece.mark}"]`)
  if (!(element instanceof HTMLElement) || !root) return () => {}
  const stand = { root, element, place: placeOf(element, root) }
  return () => {
    if (document.activeElement === document.body) elementNow(stand)?.focus({ preventScroll: true })
  }
}

function onSign(event: Event) {
  if (isOurs) return
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
const signs = [
  'pointerover',
  'dragenter',
  'focusin',
  'touchstart',
  'mousedown',
  'click',
  'keydown',
  'input',
  'change',
  'submit',
]

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
