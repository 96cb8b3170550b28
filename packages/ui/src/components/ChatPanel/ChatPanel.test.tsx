import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'

const Panel = (props: Partial<ChatPanelProps>) => (
  <ChatPanel
    logLabel="Conversation"
    messages={[{ id: 1, author: 'user', text: 'Hello' }]}
    names={{ user: 'You', assistant: 'Advisor' }}
    title="Advisor"
    toggleLabel="Open or close the advisor"
    closeLabel="Close the advisor"
    leadLabel="Go to the advisor"
    typingLabel="The advisor is typing"
    {...props}
  >
    <input aria-label="Question" />
  </ChatPanel>
)

const isOpen = (container: HTMLElement) => container.querySelector('details')?.open

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn()
})

test('it is open by default, also without script', () => {
  const { container } = render(<Panel />)
  expect(isOpen(container)).toBe(true)
})

test('new messages are announced by a named log that the keyboard can scroll', () => {
  render(<Panel />)
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect([log.textContent, log.tabIndex]).toEqual(['You: Hello', 0])
})

test('that a reply is coming is a status outside the log', () => {
  const { rerender } = render(<Panel />)
  const status = screen.getByRole('status')
  const before = status.textContent
  rerender(<Panel isTyping />)
  expect([before, status.textContent, status.closest('[role="log"]')]).toEqual(['', 'The advisor is typing', null])
})

test('the newest message is scrolled into view inside the panel', () => {
  const { rerender } = render(<Panel />)
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'scrollHeight', { value: 900 })
  rerender(<Panel messages={[{ id: 2, author: 'assistant', text: 'Good morning.' }]} />)
  expect(log.scrollTop).toBe(900)
})

test('the button says that it leads to the panel while that is open and out of sight', () => {
  let tell: (seen: { readonly isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const { container, rerender } = render(<Panel />)
  const label = () => container.querySelector('summary')?.textContent
  const labels = [label()]
  act(() => tell([{ isIntersecting: false }]))
  labels.push(label())
  rerender(<Panel isOpen={false} />)
  expect([...labels, label()]).toEqual(['Open or close the advisor', 'Go to the advisor', 'Open or close the advisor'])
  vi.unstubAllGlobals()
})

test('while the open panel is out of sight the button leads to it instead of closing it', async () => {
  const { container } = render(<Panel />)
  // In jsdom every box is empty and at the top: out of sight.
  await userEvent.click(screen.getByText('Open or close the advisor'))
  expect([isOpen(container), vi.mocked(Element.prototype.scrollIntoView).mock.calls.length]).toEqual([true, 1])
})

test('what was opened before there was script is told when it comes', () => {
  const onToggle = vi.fn()
  const panel = <Panel isOpen={false} place="over-page" onToggle={onToggle} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(panel)
  container.querySelector('details')?.setAttribute('open', '')
  render(panel, { container, hydrate: true })
  expect([isOpen(container), onToggle.mock.calls]).toEqual([true, [[true]]])
})

test.each([
  ['over-page', false],
  ['in-page', true],
] as const)('%s: Escape leaves it open: %s', async (place, isLeftOpen) => {
  const { container } = render(<Panel place={place} />)
  screen.getByLabelText('Question').focus()
  await userEvent.keyboard('{Escape}')
  expect([isOpen(container), document.activeElement === container.querySelector('summary')]).toEqual([
    isLeftOpen,
    !isLeftOpen,
  ])
})

test.each(['over-page', 'in-page'] as const)(
  '%s: the button in the head closes it and leaves the focus on what opens it',
  async (place) => {
    const onToggle = vi.fn()
    const { container } = render(<Panel place={place} onToggle={onToggle} />)
    await userEvent.click(screen.getByRole('button', { name: 'Close the advisor' }))
    expect([isOpen(container), document.activeElement === container.querySelector('summary')]).toEqual([false, true])
  },
)

test('without script there is no button that would do nothing: the round one closes', () => {
  expect(renderToString(<Panel />)).not.toContain('Close the advisor')
})

test('over a long answer its question stays in view', () => {
  const { rerender } = render(<Panel />)
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'scrollHeight', { value: 900 })
  log.getBoundingClientRect = () => box(100, 450)
  log.scrollTop = 0
  const [asked] = log.children
  if (asked) asked.getBoundingClientRect = () => box(380, 420)
  const answered = (text: string) => [
    { id: 1, author: 'user', text: 'Hello' } as const,
    { id: text, author: 'assistant', text } as const,
  ]
  rerender(<Panel messages={answered('A long answer')} />)
  expect(log.scrollTop).toBe(380 - 100 - 12)
})

const box = (top: number, bottom: number) => DOMRect.fromRect({ x: 0, y: top, width: 300, height: bottom - top })

test.each([
  ['over-page', 'Covered', false],
  ['over-page', 'Beside', true],
  ['in-page', 'Covered', true],
] as const)('%s: the focus on what is %s leaves it open: %s', async (place, focused, isLeftOpen) => {
  const { container } = render(
    <>
      <Panel place={place} />
      <button type="button">Covered</button>
      <button type="button">Beside</button>
    </>,
  )
  const panel = container.querySelector('section')
  if (panel) panel.getBoundingClientRect = () => box(100, 500)
  screen.getByText('Covered').getBoundingClientRect = () => box(300, 340)
  screen.getByText('Beside').getBoundingClientRect = () => box(510, 550)
  screen.getByText(focused).focus()
  await act(() => new Promise(requestAnimationFrame))
  expect([isOpen(container), document.activeElement?.textContent]).toEqual([isLeftOpen, focused])
})
