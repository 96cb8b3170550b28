import { expect, test } from 'vitest'
import { gluedWords } from './glued-words.ts'

test.each([
  ['<label>Tax<!-- --> <span>(optional)</span></label>', 1],
  ['<input aria-describedby="from"><p id="from">From<!-- --> <a href="/">a.pdf</a></p>', 1],
  ['<label><span>Tax</span> <span>(optional)</span></label>', 0],
  ['<button>Remove<!-- --> <span class="VisuallyHidden">a.pdf</span></button>', 0],
  ['<button>Tax of <!-- -->2024</button>', 0],
  ['<p>From<!-- --> <b>a.pdf</b></p>', 0],
])('words that Chromium reads as one in %s: %i', (html, count) => {
  const root = document.createElement('div')
  root.innerHTML = html
  expect(gluedWords(root)).toHaveLength(count)
})
