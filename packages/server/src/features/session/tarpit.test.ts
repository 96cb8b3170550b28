import { expect, test } from 'vitest'
import { createTarpit } from './tarpit.ts'

/** A pit whose pauses end when they are told to. */
function pitByHand() {
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = []
  const pause = (milliseconds: number) =>
    new Promise<void>((end) => {
      pauses.push({ milliseconds, end })
    })
  return { pit: createTarpit(pause), pauses }
}

test('an answer is held for its time, which begins at once', async () => {
  const { pit, pauses } = pitByHand()
  const held = pit.hold('192.0.2.1', 1_500)
  expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([1_500])
  pauses[0]?.end()
  await expect(held?.()).resolves.toBeUndefined()
})

test('four of one and four hundred of all are held; a place comes free when its time is over', async () => {
  const { pit, pauses } = pitByHand()
  const ofOne = Array.from({ length: 5 }, () => pit.hold('192.0.2.1', 500))
  expect(ofOne.map((held) => held !== null)).toEqual([true, true, true, true, false])
  pauses[0]?.end()
  await ofOne[0]?.()
  expect(pit.hold('192.0.2.1', 500)).not.toBeNull()
  const ofOthers = Array.from({ length: 420 }, (_, at) => pit.hold(`198.51.100.${at}`, 500))
  expect(ofOthers.filter((held) => held !== null)).toHaveLength(396)
})
