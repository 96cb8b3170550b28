import { describe, expect, it } from 'vitest'
import { drawn, word } from '../../testing/drawn.ts'
import { unreadOn } from './left-out.ts'

describe('ink on the line of a word', () => {
  const page = drawn('Loon     42.318')
  const label = word('Loon', 0, 4)
  it('that nothing was read of is found, as one number', () => {
    expect(unreadOn(page, label.box, [label])).toEqual([word('42.318', 9, 15).box])
  })

  it('that was read is not looked at again', () => {
    expect(unreadOn(page, label.box, [label, word('42.318', 9, 15)])).toEqual([])
  })

  it('is no number where it is only points, or has more digits than one has', () => {
    expect(unreadOn(drawn('Loon     ......'), label.box, [label])).toEqual([])
    expect(unreadOn(drawn('Loon   123456789012345'), label.box, [label])).toEqual([])
  })
})
