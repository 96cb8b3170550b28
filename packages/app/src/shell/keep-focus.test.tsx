import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusThen } from './focus-then.ts'
import { keepFocus } from './keep-focus.ts'

const page = `
  <button id="header">Menu</button>
  <main>
    <h1>Documents</h1>
    <p><button id="samples">Load samples</button></p>
    <section id="uploaded">
      <h2>Uploaded</h2>
      <ul>
        <li id="first"><h3>First</h3><button>Remove</button></li>
        <li id="second"><h3>Second</h3><p id="note"><button>Dismiss</button></p></li>
      </ul>
    </section>
    <details><summary>More</summary><h2>Folded</h2></details>
    <p id="last"><button>Go</button></p>
  </main>`

const one = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
const focused = () => document.activeElement?.textContent
/** Until what looks after the focus has looked. */
const later = () => new Promise((next) => requestAnimationFrame(() => setTimeout(() => setTimeout(next))))

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = page
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

test.each([
  ['of a list item: the one after it', '#first button', () => one('#first').remove(), 'Second'],
  ['of the last: the one before it', '#second button', () => one('#second').remove(), 'First'],
  ['of all: the title of the list', '#first button', () => one('ul').replaceChildren(), 'Uploaded'],
  [
    'of one that is drawn anew: the new one',
    '#first button',
    () => one('#first').replaceWith(Object.assign(document.createElement('li'), { innerHTML: '<h3>Read</h3>' })),
    'Read',
  ],
  ['of a note: the title above it', '#note button', () => one('#note').remove(), 'Second'],
  [
    'of a note whose item goes next',
    '#note button',
    () => {
      one('#note').remove()
      one('#second').remove()
    },
    'First',
  ],
])('the focus %s', async (_, pressed, change, expected) => {
  one(pressed).focus()
  change()
  await later()
  expect(focused()).toBe(expected)
})

test('goes to what tells the result, where that is named', async () => {
  for (const [name, value] of Object.entries(focusThen('uploaded'))) one('#samples').setAttribute(name, value)
  one('#samples').focus()
  one('#samples').remove()
  await later()
  expect(focused()).toBe('Uploaded')
})

test('stays where something else took it, and with who had it nowhere', async () => {
  one('#first button').focus()
  one('#first').remove()
  one('#last button').focus()
  await later()
  expect(focused()).toBe('Go')
  one('#last button').blur()
  await later()
  one('#last').remove()
  await later()
  expect(document.activeElement).toBe(document.body)
})

test('a dialog that was opened from what goes away counts as pressed there', async () => {
  one('#first button').focus()
  const dialog = document.body.appendChild(document.createElement('button'))
  dialog.focus()
  one('#first').remove()
  dialog.remove()
  await later()
  expect(focused()).toBe('Second')
})
