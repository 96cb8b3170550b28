import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { shopMachine } from '../testing/example-machine.ts'
import { choose, momentOf, openRun } from '../viewer/run.ts'
import { wordsTaken } from './drawing.css.ts'
import { svgText } from './export-svg.ts'
import { StateChart } from './StateChart.tsx'

// ELK is fetched with the first drawing, which a busy machine takes long for.
const patient = { timeout: 20_000 }

afterEach(() => vi.restoreAllMocks())

const active = ['shop', 'shop.order', 'shop.order.empty', 'shop.lamp', 'shop.lamp.off']
const taken = 'shop.lamp.on · day breaks #1'

const draw = async () => {
  render(<StateChart active={active} machine={shopMachine} taken={[taken]} />)
  return screen.findByRole('img', { name: 'The chart as a drawing' }, patient)
}
const drawnStates = (drawing: Element) =>
  [...drawing.querySelectorAll('[data-state]')].map((state) => state.getAttribute('data-state'))

test('what is active has a mark of its own, besides its colour', async () => {
  const marked = [...(await draw()).querySelectorAll('g:has([data-mark])')]
  expect(marked.map((state) => state.getAttribute('data-state')).sort()).toEqual([...active].sort())
})

test('the list says what is active, too', async () => {
  await draw()
  const current = [...document.querySelectorAll('li[aria-current="step"] > p:first-child')]
  expect(current.map((line) => line.textContent)).toEqual([
    'shop▸ nowall at the same time',
    'order▸ nowpart 1 § 1part 2 § 3',
    'empty▸ now',
    'lamp▸ now',
    'off▸ nowopens here',
  ])
})

test('the list has every way out with its guard, and says which was taken', async () => {
  await draw()
  const ways = [...document.querySelectorAll('li li li')].filter((way) => way.querySelector('p') === null)
  expect(ways.map((way) => way.textContent)).toEqual(
    expect.arrayContaining([
      'a book is chosen if it is in stock → order › asking It is asked for.',
      'a look around → stays Looking changes nothing.',
      'after three seconds → order › asking › slow ',
      '“warehouse” fails → order › empty ',
      'day breaks → lamp › off (taken) It is light.',
    ]),
  )
})

test('states that are not active stay closed until every state is wanted', async () => {
  const drawing = await draw()
  expect(drawnStates(drawing)).not.toContain('shop.order.asking.slow')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Open every state' }))
  await screen.findByText('slow', { selector: 'text' }, patient)
  expect(drawnStates(await screen.findByRole('img', {}, patient))).toContain('shop.order.asking.slow')
})

test('the path taken is drawn', async () => {
  const taken = [...(await draw()).querySelectorAll('[data-taken] title')]
  expect(taken.map((title) => title.textContent)).toEqual(['It is light.'])
})

test('of the ways of one state only the one that was taken is drawn as taken; its words alone stand out at an arrow of several', async () => {
  const run = [
    'answers are given · A return alone',
    'saving the answers · Fails: no connection',
    'a step is chosen · Setup',
  ].reduce(choose, openRun(entryIn(catalogue, 'tax-return')))
  const ways = run.moments.flatMap(({ view }) => view.taken)
  render(<StateChart active={momentOf(run).view.active} machine={run.entry.machine} taken={ways} />)
  const drawing = await screen.findByRole('img', { name: 'The chart as a drawing' }, patient)
  const labels = [...drawing.querySelectorAll('g:has(> path)')].map((arrow) => ({
    isTaken: arrow.hasAttribute('data-taken'),
    words: [...arrow.querySelectorAll('tspan')].map(({ textContent }) => textContent).join(' '),
    bold: [...arrow.querySelectorAll(`.${wordsTaken}`)].map(({ textContent }) => textContent).join(' '),
  }))
  const takenWords = labels.filter(({ isTaken }) => isTaken).map(({ words }) => words)
  expect(takenWords.filter((words) => /^(answers are given|a draft meets)/.test(words))).toEqual(['answers are given'])
  expect(labels.find(({ words }) => words.startsWith('a page is opened'))?.bold).toMatch(
    /^a step is chosen \[[^\]]*\]$/,
  )
})

test('keys and buttons zoom', async () => {
  const drawing = await draw()
  const frame = screen.getByRole('region', { name: 'The chart as a drawing' })
  const width = () => Number(drawing.getAttribute('width'))
  const first = width()
  fireEvent.keyDown(frame, { key: '+' })
  const nearer = width()
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.keyDown(frame, { key: '-' })
  const farther = width()
  fireEvent.keyDown(frame, { key: '0' })
  expect([nearer > first, farther < first, width()]).toEqual([true, true, first])
})

test.each([
  ['whole where its words are still legible', 2_000, 330],
  ['no smaller than can be read, however wide the frame', 900, 80],
])('a drawing that is opened is %s; one press makes it readable', async (_, width, height) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
  const drawing = await draw()
  const natural = Number(drawing.getAttribute('viewBox')?.split(' ')[3])
  const scale = () => Number(drawing.getAttribute('height')) / natural
  const opened = height === 330 ? height / natural : 0.85
  await waitFor(() => expect(scale()).toBeCloseTo(opened, 2))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(scale()).toBeCloseTo(Math.max(0.85, opened * 1.25), 2)
})

test('the exported file stands alone: no classes, a namespace, the words', async () => {
  const drawing = await draw()
  if (!(drawing instanceof SVGSVGElement)) throw new Error('not drawn as SVG')
  const text = svgText(drawing)
  expect([
    text.includes('class='),
    text.includes('xmlns="http://www.w3.org/2000/svg"'),
    text.includes('>lamp<'),
  ]).toEqual([false, true, true])
})

test('a state leads to the sections of the specification it fulfils', () => {
  render(<StateChart active={[]} machine={shopMachine} />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['part 1 § 1', '#part-1-1'],
    ['part 2 § 3', '#part-2-3'],
  ])
})
