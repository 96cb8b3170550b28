import type { DOMMatrix } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { withoutDarkBars, withoutRuledLines } from './clean.ts'
import { type Corners, type Grey, ontoCorners, type Point } from './grey.ts'
import { cornersOfPaper } from './paper.ts'
import { boxOnOrigin, straightened } from './straighten.ts'

const [width, height] = [800, 1100]

/** A picture drawn by asking for the tone of each of its points. */
const drawn = (toneAt: (point: Point) => number): Grey => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = toneAt({ x, y })
  return { data, width, height }
}

/** A page of lines of short words, each 12 pixels high. */
const isWord = ({ x, y }: Point) => x > 80 && x < 700 && y > 80 && y < 1000 && y % 40 < 12 && x % 60 < 44
const page = (point: Point) => (isWord(point) ? 20 : 245)

const turned = (degrees: number) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return ({ x, y }: Point): Point => ({
    x: (x - width / 2) * cos + (y - height / 2) * sin + width / 2,
    y: -(x - width / 2) * sin + (y - height / 2) * cos + height / 2,
  })
}

/** Where on one plane a point of another lies, from where its points lie on that: by Cramer's rule. */
const inverseOf =
  ({ m11: a, m21: b, m41: c, m12: d, m22: e, m42: f, m14: g, m24: h, m44: i }: DOMMatrix) =>
  ({ x, y }: Point): Point => {
    const depth = (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d
    return {
      x: ((e * i - f * h) * x + (c * h - b * i) * y + b * f - c * e) / depth,
      y: ((f * g - d * i) * x + (a * i - c * g) * y + c * d - a * f) / depth,
    }
  }

/** The rows of a picture between x = 200 and 600 that hold ink from end to end of words, as stretches of rows. */
function lineHeights(grey: Grey): number[] {
  const heights: number[] = []
  let own = 0
  for (let y = 0; y < grey.height; y++) {
    let ink = 0
    for (let x = 200; x < 600; x++) if ((grey.data[y * grey.width + x] ?? 255) < 140) ink += 1
    if (ink > 20) own += 1
    else if (own > 0) {
      heights.push(own)
      own = 0
    }
  }
  return heights
}

describe('a page made straight', () => {
  it.each([-7, -2, 1.2, 4])('turned by %f degrees', async (degrees) => {
    const back = turned(degrees)
    const { grey } = await straightened(
      drawn((point) => page(back(point))),
      height,
    )
    expect(Math.max(...lineHeights(grey))).toBeLessThanOrEqual(15)
    expect(lineHeights(grey).length).toBeGreaterThan(20)
  })

  it('is left as it is when it is level', async () => {
    expect((await straightened(drawn(page), height)).origin.isIdentity).toBe(true)
  })

  const sheet: Corners = [
    { x: 40, y: 70 },
    { x: 770, y: 30 },
    { x: 740, y: 1080 },
    { x: 60, y: 1040 },
  ]
  const onPage = inverseOf(ontoCorners(sheet, width, height))
  const photographed = drawn((point) => {
    const on = onPage(point)
    const isOn = on.x >= 0 && on.y >= 0 && on.x < width && on.y < height
    return isOn ? page(on) * (1 - point.x / 4_000) : 70
  })

  it('photographed from a slant: its corners are found', async () => {
    const corners = await cornersOfPaper(photographed)
    for (const [at, { x, y }] of sheet.entries()) {
      expect(Math.abs((corners?.[at]?.x ?? 0) - x)).toBeLessThan(8)
      expect(Math.abs((corners?.[at]?.y ?? 0) - y)).toBeLessThan(8)
    }
  })

  it('photographed from a slant: its lines become level, and each of its parts is known on the photo', async () => {
    const { grey, origin } = await straightened(photographed, height)
    expect(Math.max(...lineHeights(grey))).toBeLessThanOrEqual(16)
    const whole = boxOnOrigin(origin, { x0: 0, y0: 0, x1: grey.width, y1: grey.height })
    for (const [value, expected] of [
      [whole.x, 40],
      [whole.y, 30],
      [whole.x + whole.width, 770],
      [whole.y + whole.height, 1080],
    ] as const)
      expect(Math.abs(value - expected)).toBeLessThan(14)
  })

  it('seen from a slant that no corner tells: its lines become level at the top and at the foot', async () => {
    const fall = (y: number) => Math.tan(((1 - (2 * y) / height) * 1.4 * Math.PI) / 180)
    const { grey } = await straightened(
      drawn(({ x, y }) => page({ x, y: y - (x - width / 2) * fall(y) })),
      height,
    )
    expect(Math.max(...lineHeights(grey))).toBeLessThanOrEqual(16)
    expect(lineHeights(grey).length).toBeGreaterThan(20)
  })

  it('has no corners where it fills the picture', async () => {
    expect(await cornersOfPaper(drawn(page))).toBeNull()
  })

  /** A page with a dark bar over its whole width at the top, a little turned, as a phone takes it. */
  const barred = (degrees: number) => {
    const back = turned(degrees)
    return drawn((point) => {
      const on = back(point)
      return on.y < 70 ? 40 : page(on)
    })
  }

  it('has no corners under a dark bar that is printed at its top', async () => {
    expect(await cornersOfPaper(barred(-2))).toBeNull()
  })

  it('becomes level under a dark bar, too', async () => {
    const { grey } = await straightened(barred(-2), height)
    expect(
      Math.max(...lineHeights({ ...grey, data: grey.data.subarray(100 * grey.width), height: grey.height - 100 })),
    ).toBeLessThanOrEqual(15)
  })

  it('has no corners where a fold parts it', async () => {
    const folded = drawn((point) => (Math.abs(point.y - height / 2) < 14 ? 70 : page(point)))
    expect(await cornersOfPaper(folded)).toBeNull()
  })

  it('has no corners where a shadow falls on it', async () => {
    const shadowed = drawn((point) => page(point) * Math.min(1, 0.55 + point.x / 700))
    expect(await cornersOfPaper(shadowed)).toBeNull()
  })

  it('is as large as it is asked for, its parts known on the picture all the same', async () => {
    const { grey, origin } = await straightened(drawn(page), 2 * height)
    expect([grey.width, grey.height]).toEqual([2 * width, 2 * height])
    expect(boxOnOrigin(origin, { x0: 100, y0: 200, x1: 300, y1: 400 })).toEqual({
      x: 50,
      y: 100,
      width: 100,
      height: 100,
    })
  })

  it('unevenly lit has white paper', async () => {
    const { grey } = await straightened(
      drawn((point) => page(point) * (1 - point.x / 1_600)),
      height,
    )
    const paper = [100, 300, 500, 690].map((x) => grey.data[65 * width + x])
    expect(paper.every((tone) => (tone ?? 0) > 235)).toBe(true)
  })
})

describe('ruled lines', () => {
  const isLine = ({ x, y }: Point) => (y >= 300 && y < 303 && x > 50 && x < 750) || (x >= 400 && x < 402 && y > 50)
  it('are gone, the words and the bands stay', () => {
    const isBand = ({ x, y }: Point) => y >= 600 && y < 630 && x > 50 && x < 750
    const grey = drawn((point) => (isLine(point) || isWord(point) || isBand(point) ? 20 : 255))
    const left = withoutRuledLines(grey)
    const toneAt = (x: number, y: number) => left.data[y * width + x]
    expect([toneAt(200, 301), toneAt(400, 950)]).toEqual([255, 255])
    expect([toneAt(130, 85), toneAt(200, 615)]).toEqual([20, 20])
  })

  it('leave a letter that crosses them whole', () => {
    const isStroke = ({ x, y }: Point) => x >= 500 && x < 505 && y > 285 && y < 320
    const left = withoutRuledLines(drawn((point) => (isLine(point) || isStroke(point) ? 20 : 255)))
    expect([290, 301, 315].map((y) => left.data[y * width + 502])).toEqual([20, 20, 20])
  })

  it('leave small letters that run together whole', () => {
    const isLetter = ({ x, y }: Point) =>
      y >= 500 && y < 507 && x > 100 && x < 300 && (x % 6 < 2 || y === 500 || y === 506)
    const left = withoutRuledLines(drawn((point) => (isLetter(point) ? 20 : 255)))
    expect([500, 503, 506].map((y) => left.data[y * width + 150])).toEqual([20, 20, 20])
  })
})

describe('dark bars', () => {
  const isBar = ({ x, y }: Point) => x > 60 && x < 740 && y >= 300 && y < 340
  const isLetter = ({ x, y }: Point) => x > 90 && x < 300 && y >= 310 && y < 330 && x % 14 < 5
  const isHeading = ({ x, y }: Point) => x > 90 && x < 400 && y >= 500 && y < 530 && x % 24 < 15
  it('become light, and their letters dark; large dark letters stay', async () => {
    const tone = (point: Point) => (isHeading(point) || (isBar(point) && !isLetter(point)) ? 50 : 240)
    const left = await withoutDarkBars(drawn(tone))
    const toneAt = (x: number, y: number) => left.data[y * width + x]
    expect([toneAt(600, 320), toneAt(142, 320), toneAt(150, 320)]).toEqual([205, 15, 205])
    expect([toneAt(100, 515), toneAt(113, 515), toneAt(600, 400)]).toEqual([50, 240, 240])
  })
})
