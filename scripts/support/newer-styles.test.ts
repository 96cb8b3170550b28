import { expect, test } from 'vitest'
import { newerStyles } from './newer-styles.ts'
import { asOldBrowsersRead } from './old-reading.ts'

const newerIn = (sheet: string) => newerStyles(sheet).map(({ feature }) => feature)

test.each([
  ['body:has(.a){color:red}', [':has()']],
  ['.a{max-height:100dvh}', ['1dvh']],
  ['.a{height:4rem;height:calc(1lh + var(--b))}', ['1lh']],
  ['.a{--b:1lh}', ['1lh']],
  ['.a{rotate:45deg}', ['rotate']],
  ['@keyframes a{0%{translate:0 1rem}}', ['translate']],
  ['.a{border-color:color-mix(in srgb,red 5%,blue)}', ['color-mix()']],
  ['@container (width<=2rem){.a{color:red}}', ['@container']],
  ['@media (width>=40rem){.a{color:red}}', ['@media (a > b)']],
  ['@media (scripting:none){.a{color:red}}', ['@media (scripting)']],
  ['@supports not selector(:has(*)){.a:has(b){color:red}}', [':has()']],
])('%s has something newer without anything in its place', (sheet, features) => {
  expect(newerIn(sheet)).toEqual(features)
})

test.each([
  '.a{display:flex;gap:1rem;inset:0;color:var(--x)}',
  '.a{max-height:100vh;max-height:100dvh}',
  '.a{-webkit-user-select:none;user-select:none}',
  '@supports selector(:has(*)){body:has(.a){color:red}}',
  '@supports (height:1lh){.a{height:calc(1lh + var(--b))}}',
  '@media (min-width:40rem){.a:focus-visible:not(.b){color:#1dcafe}}',
  '.a{content:":has(1dvh)";font-family:rotate;animation:rotate 1s}',
])('%s is read by every browser, or has something in its place', (sheet) => {
  expect(newerIn(sheet)).toEqual([])
})

test('an old browser reads what it knows, and what stands in for the rest', () => {
  const read = [
    '@supports selector(:has(*)){body:has(.a){color:red}}',
    '@supports not selector(:has(*)){body{color:blue}}',
    '@supports (display:grid){.b{display:grid}}',
    '.c{height:4rem;height:calc(1lh + var(--b));rotate:45deg}',
    '.d{height:4rem;height:1lh}',
  ].map(asOldBrowsersRead)
  expect(read).toEqual(['', 'body{color:blue}', '.b{display:grid}', '.c{height:4rem;height:unset}', '.d{height:4rem}'])
})
