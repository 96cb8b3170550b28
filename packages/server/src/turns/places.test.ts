import { expect, it } from 'vitest'
import { createPlaces } from './places.ts'

const fourPlaces = () => createPlaces(['print', 'pictures', 'asked'], 4)

it('one kind alone has its own place and the spare one; every other kind still finds its own', () => {
  const gate = fourPlaces()
  const scans = Array.from({ length: 5 }, () => gate('pictures').take() !== null)
  expect(scans).toEqual([true, true, false, false, false])
  expect([gate('print').take(), gate('asked').take()].map((place) => place !== null)).toEqual([true, true])
  expect([gate('print').take(), gate('asked').take()]).toEqual([null, null])
})

it('what comes free is offered in turns, to whom it may be given', () => {
  const gate = fourPlaces()
  const [own, spare, print] = [gate('pictures').take(), gate('pictures').take(), gate('print').take()]
  const called: string[] = []
  const waiter = (kind: 'print' | 'pictures', name: string) => {
    const next = () => {
      if (gate(kind).take() === null) return gate(kind).wait(next)
      called.push(name)
      gate(kind).wait(next)
    }
    gate(kind).wait(next)
  }
  waiter('print', 'first of print')
  waiter('pictures', 'a picture')
  waiter('print', 'second of print')
  spare?.()
  expect(called).toEqual(['first of print'])
  own?.()
  expect(called).toEqual(['first of print', 'a picture'])
  print?.()
  expect(called).toEqual(['first of print', 'a picture', 'second of print'])
})

it('a place is left once', () => {
  const gate = createPlaces(['any'], 1)('any')
  const leave = gate.take()
  leave?.()
  const second = gate.take()
  leave?.()
  expect(gate.take()).toBeNull()
  second?.()
  expect(gate.take()).not.toBeNull()
})
