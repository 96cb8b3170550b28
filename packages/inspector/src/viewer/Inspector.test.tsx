import { createInspector } from '@statelyai/inspect'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { catalogue, entryIn } from '../catalogue/index.ts'
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
function tell(origin?: string, chart = 'chat') {
  const { machine } = entryIn(catalogue, chart)
  const inspector = createInspector({
    send: (event) => hear({ kind: 'inspection', tab: 'a', path: '/', event }, origin),
  })
  const charts = watchCharts({
    actor: (actor) => inspector.actor(actor),
    snapshot: (actor, view) => inspector.snapshot(actor, view),
  })
  const input = { step: 'setup', filing: null }
  const actor = createActor(machine, { inspect: charts.inspect, input }).start()
  return actor.sessionId
}
const sessions = () => screen.queryAllByRole('button', { name: /Advisor chat on/ }).length

test('choosing in a running session asks its tab for the choice by name, never with a payload', () => {
  open()
  const session = tell()
  press('Advisor chat on /')
  press('the panel is toggled')
  expect(Channel.sent).toEqual([
    { kind: 'who is there' },
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
  hear({ kind: 'gone', tab: 'a' })
  expect([before, sessions()]).toEqual([1, 0])
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
