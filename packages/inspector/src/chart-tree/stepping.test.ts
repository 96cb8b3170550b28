import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/index.ts'
import { activeStates, openChart, possibilityOf, type Stepped, stepChart, waitingRequests } from './index.ts'
import { runningDelays } from './possibilities.ts'

const entryOf = (id: string) => {
  const entry = catalogue.find((one) => one.id === id)
  if (!entry) throw new Error(id)
  return entry
}
const wizard = entryOf('tax-return')
const chat = entryOf('chat')

const begin = (): Stepped => openChart(wizard.machine, wizard.input)
const send = ({ snapshot }: Stepped, type: string, variant?: string): Stepped => {
  const active = activeStates(snapshot)
  const event = wizard.events.find(
    (one) =>
      one.type === type &&
      (one.where === null || active.includes(one.where)) &&
      (variant === undefined || one.variant?.en === variant),
  )
  if (!event) throw new Error(`${type} ${variant}`)
  return stepChart(wizard.machine, snapshot, event.eventIn(snapshot))
}
const answer = ({ snapshot }: Stepped, label: string): Stepped => {
  const one = wizard.answers.find((given) => given.label.en === label)
  if (!one) throw new Error(label)
  return stepChart(wizard.machine, snapshot, one.eventIn(snapshot))
}
const given = 'answers are given'
const innermost = ({ snapshot }: Stepped) => activeStates(snapshot).at(-1)

test('a chart opens with the transitions that follow by themselves', () => {
  const opened = begin()
  expect([activeStates(opened.snapshot), opened.taken]).toEqual([
    ['tax-return', 'tax-return.setup', 'tax-return.setup.answering'],
    ['tax-return.opening · always #2'],
  ])
})

test('a whole joint return, with a failed save and its retry, from prepared answers only', () => {
  let at = send(begin(), given, 'A joint return')
  const places = [innermost(at)]
  const go = (next: Stepped) => {
    at = next
    places.push(innermost(at))
  }
  go(answer(at, 'Saved'))
  go(send(at, given, 'All right'))
  go(answer(at, 'Fails: no connection'))
  go(send(at, 'trying again is chosen'))
  go(answer(at, 'Saved'))
  go(answer(send(at, given, 'All right'), 'Saved'))
  go(answer(send(at, given, 'All right'), 'Saved'))
  go(send(at, 'proceeding is chosen'))
  go(answer(send(at, 'the practice submission is chosen'), 'Saved'))
  go(answer(send(at, given, 'Confirmed'), 'Saved'))
  expect(places).toEqual([
    'tax-return.setup.saving',
    'tax-return.partner.answering',
    'tax-return.partner.saving',
    'tax-return.partner.failed',
    'tax-return.partner.saving',
    'tax-return.income.answering',
    'tax-return.deductions.answering',
    'tax-return.review.answering',
    'tax-return.review.notice',
    'tax-return.submit.answering',
    'tax-return.submitted',
  ])
})

test('what cannot happen is explained', () => {
  const saving = send(begin(), given, 'A return alone').snapshot
  const chatting = openChart(chat.machine, chat.input).snapshot
  expect([
    possibilityOf(wizard.machine, saving, { type: 'the notice is closed' }),
    possibilityOf(wizard.machine, saving, { type: 'a step is chosen', step: 'income' }),
    possibilityOf(chat.machine, chatting, { type: 'a message is sent', text: ' ', at: '' }),
    possibilityOf(chat.machine, chatting, { type: 'the panel is toggled' }),
  ]).toEqual([
    { kind: 'unknown-here' },
    { kind: 'waits', description: 'Waits until the answers are saved.' },
    { kind: 'guarded', guards: ['the message is not blank'] },
    { kind: 'possible' },
  ])
})

test('waiting requests and running delays are told', () => {
  const message = chat.events.find(({ variant }) => variant?.en === 'A question')
  const opened = openChart(chat.machine, chat.input).snapshot
  const thinking = stepChart(chat.machine, opened, message?.eventIn(opened) ?? { type: '' }).snapshot
  const [delay] = runningDelays(chat.machine, thinking)
  expect(delay).toEqual({
    event: { type: 'xstate.after.while the advisor types.chat.conversation.typing.thinking' },
    name: 'while the advisor types',
    milliseconds: 1000,
    state: 'chat.conversation.typing.thinking',
  })
  const replying = stepChart(chat.machine, thinking, delay?.event ?? { type: '' }).snapshot
  expect(waitingRequests(replying)).toEqual([
    { id: 'askAdvisor', source: 'askAdvisor', state: 'chat.conversation.typing.replying' },
  ])
})
