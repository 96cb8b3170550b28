/** How something a person did to an element is done again. */
type Replay = (element: HTMLElement) => void

/** Something done to a part before its script came. */
export interface Deed {
  readonly kind: 'typed' | 'pressed'
  readonly replay: Replay
  /** The browser must not do it now: it is done again later. */
  readonly isHeld: boolean
}

const pressed = (replay: Replay): Deed => ({ kind: 'pressed', replay, isHeld: true })

/** Links that leave the page are the router's; those to another view of the same page may be a part's own. */
export const isOwnLink = ({ pathname, origin, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && (target === '' || target === '_self')

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const tickable = ['checkbox', 'radio', 'submit', 'reset', 'button', 'image']

/** Whether a press on it may mean something to the part. */
function isPressable(element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement) return isOwnLink(element) || element.dataset.role === 'button'
  return !(element instanceof HTMLInputElement) || tickable.includes(element.type)
}

const pressable = 'a[href], button, input, label, summary'

/** The element a deed is done to: what is pressed, not the icon on it. */
export const elementOf = (event: Event): HTMLElement | null => {
  if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return null
  const isPress = event.type === 'click' || event.type === 'mousedown'
  return event.target.closest<HTMLElement>(isPress ? pressable : '*')
}

const movingKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
const isEditable = (element: HTMLElement) => element.matches('input, textarea, select')

/** What an event was, if it is to be done again when the script has come; null for what the browser does by itself. */
export function deedOf(event: Event, element: HTMLElement): Deed | null {
  switch (event.type) {
    case 'click':
      if (!(event instanceof MouseEvent) || event.button !== 0 || !isPlain(event) || !isPressable(element)) return null
      return pressed((again) => again.click())
    case 'mousedown':
      // Radix chooses a tab when the pointer goes down. The press itself is the browser's: it moves the focus.
      if (!(event instanceof MouseEvent) || event.button !== 0 || !isPlain(event) || !isPressable(element)) return null
      return { ...pressed((again) => again.dispatchEvent(new MouseEvent('mousedown', bubbling))), isHeld: false }
    case 'keydown':
      return event instanceof KeyboardEvent ? keyDeed(event, element) : null
    case 'submit': {
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      return pressed((again) => {
        if (again instanceof HTMLFormElement) again.requestSubmit(submitter?.isConnected ? submitter : null)
      })
    }
    case 'input':
      return isText(element) ? { kind: 'typed', replay: typeAgain, isHeld: false } : null
    case 'change':
      // A chosen file stays in its input, where the part finds it.
      return element instanceof HTMLSelectElement
        ? { kind: 'typed', replay: chooseAgain(element.value), isHeld: false }
        : null
    default:
      return null
  }
}

const bubbling = { bubbles: true, cancelable: true } as const

function keyDeed(event: KeyboardEvent, element: HTMLElement): Deed | null {
  if (!isPlain(event) || isEditable(element)) return null
  const isSpaceOnLink = event.key === ' ' && element instanceof HTMLAnchorElement
  if (!isSpaceOnLink && !movingKeys.includes(event.key)) return null
  const { key, code } = event
  return pressed((again) => again.dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key, code })))
}

const isText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'file' && !tickable.includes(element.type))

/** Types the same once more. React watches the native setter: it must see the text before and after. */
function typeAgain(element: HTMLElement) {
  if (!isText(element) || element.value === element.defaultValue) return
  const { value, selectionStart, selectionEnd } = element
  element.value = element.defaultValue
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

const chooseAgain = (value: string) => (element: HTMLElement) => {
  if (element instanceof HTMLSelectElement) element.value = value
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
