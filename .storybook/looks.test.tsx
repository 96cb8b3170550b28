import { expect, test } from 'vitest'
import { showLooks, withLooks } from './looks.ts'

const reached = ':where(a[href], button, input, select, textarea, summary, [tabindex])'

test.each([
  ['.a:hover', '.a:is(:hover, [data-look="hover"] *, [data-look="pressed"] *)'],
  ['.a:not(:focus)', `.a:not(:is(:focus, [data-look="focus"] ${reached}))`],
  ['.a:focus-visible::after', `.a:is(:focus-visible, [data-look="focus"] ${reached})::after`],
  ['.a:has(:focus-visible)', `.a:has(:is(:focus-visible, [data-look="focus"] ${reached}))`],
  ['.a:focus-within', '.a:focus-within'],
])('%s is shown where it is asked for', (selector, shown) => {
  expect(withLooks(selector)).toBe(shown)
  expect(withLooks(shown)).toBe(shown)
})

const page = (body: string) => {
  document.body.innerHTML = `<style>a { color: black } @media all { a:hover { color: red } }</style>${body}`
  showLooks(document)
  return [...document.querySelectorAll('a')].map((link) => getComputedStyle(link).color)
}

test('a thing under the pointer looks so without a pointer, the one beside it does not', () => {
  expect(page('<a>rest</a><p data-look="hover"><a>hover</a></p>')).toEqual(['rgb(0, 0, 0)', 'rgb(255, 0, 0)'])
})

test('where nothing asks for it no style sheet is touched', () => {
  page('<a>rest</a>')
  expect(JSON.stringify([...document.styleSheets].map(({ cssRules }) => [...cssRules].map(String)))).not.toContain(
    'data-look',
  )
})
