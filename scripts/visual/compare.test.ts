import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare } from './compare.mjs'

const [width, height] = [800, 2000]

/** A page full of lines, with a heading of this width at its top. */
const page = (headingWidth: number, edge = 0) => {
  const line = (left: number, top: number, wide: number, high: number) => ({
    input: { create: { width: wide, height: high, channels: 3 as const, background: '#222222' } },
    left,
    top,
  })
  const lines = Array.from({ length: 90 }, (_, at) => line(16 + edge, 100 + 20 * at, 600, 12))
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([line(16, 40, headingWidth, 24), ...lines])
    .png()
    .toBuffer()
}

test('a heading that is another is a change, however long its page is', async () => {
  const { ratio, isChanged } = await compare(await page(280), await page(190))
  expect([ratio < 0.02, isChanged]).toEqual([true, true])
})

test('edges that moved by a pixel are none, nor is the same page', async () => {
  expect((await compare(await page(280), await page(280, 1))).isChanged).toBe(false)
  expect((await compare(await page(280), await page(280))).isChanged).toBe(false)
})
