import { createInspector } from '@statelyai/inspect'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { catalogue, entryIn, possibleIn } from '../catalogue/index.ts'
import type { Message } from '../live/channel.ts'
import { watchCharts } from '../live/watch-charts.ts'
import { LanguageProvider } from '../words.tsx'
import * as stories from './Charts.stories.tsx'
import { Inspector } from './Inspector.tsx'

/** The browser’s channel, with the origin that Node’s leaves out. */
class Channel {
  static readonly opened: Channel[] = []
  static readonly sent: Message[] = []
  onmessage: ((event: MessageEvent<Message>) => void) | null = null
  constructor() {
    Channel.opened.push(this)
  }
  postMessage(message: Message) {
    Channel.sent.push(message)
  }
  close() {
    this.onmessage = null
  }
}
/** What a tab of this or another origin says. */
const hear = (data: Message, origin = location.origin) =>
  act(() => {
    for (const channel of Channel.opened) channel.onmessage?.(new MessageEvent('message', { data, origin }))
  })

beforeEach(() => {
  Channel.opened.length = 0
  Channel.sent.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (language: 'en' | 'nl' = 'en') =>
  render(
    <LanguageProvider value={language}>
      <Inspector />
    </LanguageProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => screen.getByText(/^It st(ands|ood) at/, { selector: 'strong' }).textContent

test('every chart of the catalogue has a story, and can be chosen', () => {
  const storied = Object.values(stories).flatMap((story) => ('args' in story ? [story.args?.id] : []))
  open()
  const chips = within(screen.getByRole('group', { name: 'Try out by hand' })).getAllByRole('listitem')
  expect([[...new Set(storied)], chips.map((chip) => chip.textContent)]).toEqual([
    catalogue.map(({ id }) => id),
    catalogue.map(({ title }) => title.en),
  ])
})

test('a chart is stepped through with buttons, and its past is a button away', () => {
  open()
  const states = [state()]
  for (const name of ['answers are given · A return alone', 'Fails: the server refuses', 'Earlier', 'Saved']) {
    press(name)
    states.push(state())
  }
  expect(states).toEqual([
    'It stands at setup › answering',
    'It stands at setup › saving',
    'It stands at setup › failed',
    'It stood at setup › saving',
    'It stands at documents › answering',
  ])
})

test('the focus of a choice that is gone goes to the choices, which stand before the chart in words', () => {
  open()
  const choice = screen.getByRole('button', { name: 'answers are given · A return alone' })
  choice.focus()
  fireEvent.click(choice)
  const choices = screen.getByRole('region', { name: 'What can happen next' })
  const inWords = screen.getByRole('region', { name: 'The chart in words' })
  expect([
    document.activeElement === choices,
    choices.compareDocumentPosition(inWords) === Node.DOCUMENT_POSITION_FOLLOWING,
  ]).toEqual([true, true])
})

test('the focus stays on Later and Earlier where they have come to the end, and the past is told as the past', () => {
  open()
  press('answers are given · A return alone')
  const said = ['Earlier', 'Earlier', 'Later', 'Later'].map((name) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    return [
      document.activeElement === button,
      screen.getByText(/^It st(ands|ood) at/, { selector: 'strong' }).textContent,
    ]
  })
  expect(said).toEqual([
    [true, 'It stood at setup › answering'],
    [true, 'It stood at setup › answering'],
    [true, 'It stands at setup › saving'],
    [true, 'It stands at setup › saving'],
  ])
})

test('what cannot happen is listed with the guard that stops it', () => {
  open()
  const reasons = [...document.querySelectorAll('details li')].map((line) => line.textContent)
  expect(reasons).toContain('back is chosen: only possible when there is a step before this one')
})

test('Dutch staff read Dutch; names of the chart stay English and say so', () => {
  open('nl')
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getAllByText('answers are given')[0]?.getAttribute('lang'),
  ]).toEqual(['Toestands\u00ADdiagrammen', 'en'])
})

/** What a tab tells of a chart that runs on its page: a chat unless told otherwise. */
function tell(origin?: string, chart = 'chat', tab = 'a') {
  const { machine } = entryIn(catalogue, chart)
  const inspector = createInspector({
    send: (event) => hear({ kind: 'inspection', tab, path: '/', openedAt: 0, events: [event] }, origin),
  })
  const charts = watchCharts({
    actor: (actor) => inspector.actor(actor),
    snapshot: (actor, view) => inspector.snapshot(actor, view),
  })
  const input = { step: 'setup', filing: null }
  const actor = createActor(machine, { inspect: charts.inspect, input }).start()
  return actor
}
const sessions = () => screen.queryAllByRole('button', { name: /Advisor chat on/ }).length

test('choosing in a running session asks its tab for the choice by name, never with a payload', () => {
  open()
  const { sessionId: session } = tell()
  press('Advisor chat on /')
  press('the panel is toggled')
  expect(Channel.sent).toEqual([
    { kind: 'who is there' },
    { kind: 'watch', tab: null },
    { kind: 'watch', tab: 'a' },
    { kind: 'choose', tab: 'a', session, choice: 'the panel is toggled' },
  ])
})

test('two charts of one kind on a page have names that tell them apart', () => {
  open()
  tell()
  tell()
  const chips = within(screen.getByRole('group', { name: 'Running in this browser' })).getAllByRole('button')
  const at = 'Advisor chat on / · conversation › listening + panel › open'
  expect(chips.map((chip) => chip.textContent)).toEqual([`${at} (1)`, `${at} (2)`])
})

test('a page of another origin is not heard', () => {
  open()
  tell('https://elsewhere.example')
  expect(sessions()).toBe(0)
})

test('a tab that closes is no longer offered', () => {
  open()
  tell()
  const before = sessions()
  hear({ kind: 'gone', tab: 'a', leftAt: 1 })
  expect([before, sessions()]).toEqual([1, 0])
})

test('the recording of a page that was left stays in sight, can be travelled and copied, and goes when it is forgotten', () => {
  open()
  const actor = tell()
  press('Advisor chat on /')
  act(() => actor.send({ type: 'the panel is toggled' }))
  hear({ kind: 'gone', tab: 'a', leftAt: 1 })
  const recordings = within(screen.getByRole('group', { name: 'Recordings' }))
  const [recording] = recordings.getAllByRole('button', { name: /^Advisor chat on \/ · ended \d\d:\d\d:\d\d$/ })
  expect([state(), recording?.getAttribute('aria-pressed')]).toEqual([
    'It stood at conversation › listening + panel › closed',
    'true',
  ])
  expect(document.querySelector<HTMLButtonElement>('button[value="the panel is toggled"]')?.disabled).toBe(true)
  press('Copy as a journey (Gherkin)')
  expect(document.querySelector<HTMLTextAreaElement>('[name="copied"]')?.value).toContain('When "the panel is toggled"')
  press('First')
  expect(state()).toBe('It stood at conversation › listening + panel › open')
  const forget = screen.getByRole('button', { name: 'Forget this recording' })
  forget.focus()
  fireEvent.click(forget)
  expect(screen.queryByRole('group', { name: 'Recordings' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The return' }))
})

test('a recording that was chosen stays, whatever its tab runs next', () => {
  open()
  const ended = tell()
  act(() => {
    ended.send({ type: 'the panel is toggled' })
    ended.stop()
  })
  tell()
  press(screen.getByRole('button', { name: /ended/ }).textContent ?? '')
  expect(state()).toBe('It stood at conversation › listening + panel › closed')
})

test('of two tabs at one address the one that is looked at is told so', () => {
  open()
  tell()
  tell(undefined, 'chat', 'b')
  const chips = within(screen.getByRole('group', { name: 'Running in this browser' })).getAllByRole('button')
  const at = /^Advisor chat on \/ · opened \d\d:\d\d:\d\d \([12]\)$/
  expect(chips.map((chip) => at.test(chip.textContent))).toEqual([true, true])
  for (const chip of chips) fireEvent.click(chip)
  expect(Channel.sent.filter(({ kind }) => kind === 'watch')).toEqual([
    { kind: 'watch', tab: null },
    { kind: 'watch', tab: 'a' },
    { kind: 'watch', tab: 'b' },
  ])
})

test('a long session is one press from its beginning, what repeats is one row, and every moment has its number and time', () => {
  open()
  const actor = tell(undefined, 'tax-return')
  const refused = possibleIn(entryIn(catalogue, 'tax-return'), actor.getSnapshot()).find(
    ({ id }) => id === 'answers are given · Nothing filled in',
  )
  act(() => {
    for (let times = 0; times < 60; times += 1) actor.send(refused?.event)
  })
  const log = screen.getByText('Moment 61 of 61').nextElementSibling
  const timeless = (text: string | null | undefined) => text?.replace(/\d\d:\d\d:\d\d/, 'at a time')
  const rows = () => [...(log?.children ?? [])]
  expect(rows().map((row) => timeless(row.firstElementChild?.textContent))).toEqual([
    '1 at a time It opened → setup › answering',
    '2–61 at a time answers are given → setup › refused · 60 times',
  ])
  press('First')
  expect([state(), rows().map((row) => row.getAttribute('aria-current'))]).toEqual([
    'It stood at setup › answering',
    ['step', null],
  ])
  const each = screen.getByText('Each of the 60').nextElementSibling
  const thirtieth = [...(each?.querySelectorAll('button') ?? [])].find(({ textContent }) => /^30 /.test(textContent))
  fireEvent.click(thirtieth ?? document.body)
  expect(screen.getByText('Moment 30 of 61')).toBeTruthy()
  press('Last')
  expect(state()).toBe('It stands at setup › refused')
})

test('the return of another tab is found by itself, until something is chosen here', () => {
  open()
  tell(undefined, 'tax-return')
  const isPressed = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([isPressed('The return on /'), isPressed('The return')]).toEqual(['true', 'false'])
  press('Tax tips')
  expect([isPressed('The return on /'), isPressed('Tax tips')]).toEqual(['false', 'true'])
})

test('who has begun by hand goes on, whatever begins to run elsewhere', () => {
  open()
  press('answers are given · A return alone')
  tell(undefined, 'tax-return')
  expect(state()).toBe('It stands at setup › saving')
})
