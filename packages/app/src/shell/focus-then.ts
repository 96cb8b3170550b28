/** On what goes away when it is used: the id of the part of the page that tells what came of it. */
export const thenAttribute = 'data-focus-then'

/** Names the part of the page that has the focus after what these props are on has gone away. */
export const focusThen = (id: string) => ({ [thenAttribute]: id })

/** Has the focus looked after, by script that comes once something has it. Where it does not come, the focus goes where the browser puts it. */
export function keepFocusOnceUsed(): void {
  const load = () => void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
  document.addEventListener('focusin', load, { once: true })
}
