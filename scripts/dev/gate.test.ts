import { expect, test } from 'vitest'
import { restartGate } from './gate.mjs'

/** A gate whose changes are over when `settle` is called. */
function gate() {
  let [restarts, open] = [0, () => {}]
  const { began, ended } = restartGate(
    (isNew) => {
      if (isNew) restarts++
    },
    (next) => {
      open = next
    },
  )
  const settle = () => {
    open()
    return restarts
  }
  return { began, ended, settle }
}

test('one change that several builders take starts the server once, after the last of them', () => {
  const { began, ended, settle } = gate()
  for (const name of ['client', 'server rendering']) began(name)
  ended('client', true)
  expect(settle()).toBe(0)
  ended('server rendering', true)
  expect([settle(), settle()]).toEqual([1, 1])
})

test('a build that failed starts nothing, and keeps nothing from starting', () => {
  const { began, ended, settle } = gate()
  began('client')
  ended('client', false)
  expect(settle()).toBe(0)
  began('client')
  ended('client', true)
  expect(settle()).toBe(1)
})
