import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { StaticDialog } from './StaticDialog.tsx'

function Page({ role }: Pick<DialogProps, 'role'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Remove
      </button>
      <Dialog
        actions={
          <>
            <button onClick={close} type="button">
              Keep
            </button>
            <button type="button">Remove all</button>
          </>
        }
        isOpen={isOpen}
        onClose={close}
        role={role}
        title="Sure?"
      >
        Three documents.
      </Dialog>
    </>
  )
}

/** Presses the button, and waits until the dialog has the focus: React Aria may move it a frame later. */
async function openDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = screen.getByRole(role, { name: 'Sure?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

test('it has the name of its title, takes focus, and hides the page behind it', async () => {
  render(<Page />)
  await openDialog()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('Tab stays inside', async () => {
  render(<Page />)
  await openDialog()
  const visited: (string | null)[] = []
  for (const _ of [1, 2, 3]) {
    await userEvent.tab()
    visited.push(document.activeElement?.textContent ?? null)
  }
  expect(visited).toEqual(['Keep', 'Remove all', 'Keep'])
})

test('Escape closes it', async () => {
  render(<Page />)
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an alertdialog is described by its text and stays when the page behind is pressed', async () => {
  render(<Page role="alertdialog" />)
  const dialog = await openDialog('alertdialog')
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toBe('Three documents.')
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(screen.getByRole('alertdialog')).toBe(dialog)
})

test('open in the server’s HTML, it can be read and answered without script', () => {
  document.body.innerHTML = renderToString(
    <Dialog actions={<a href="/documents">Keep</a>} isOpen onClose={vi.fn()} role="alertdialog" title="Sure?">
      Three documents.
    </Dialog>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Sure?' }).textContent).toBe('Sure?Three documents.Keep')
})

test('without script the dialog of the server has the focus, not the page it covers', () => {
  document.body.innerHTML = renderToString(
    <StaticDialog title="Sure?" actions={<a href="/documents">Keep</a>}>
      Three documents.
    </StaticDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Sure?' })
  expect([dialog.hasAttribute('autofocus'), dialog.tabIndex]).toEqual([true, -1])
})
