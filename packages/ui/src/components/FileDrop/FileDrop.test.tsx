import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const pdf = new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' })
const drop = (props: Partial<FileDropProps>) => (
  <FileDrop name="file" label="Statement" dropLabel="Drop it here" browseLabel="or choose" {...props} />
)

describe('FileDrop', () => {
  it('is a file input with a label, reached with Tab', async () => {
    render(drop({ accept: '.pdf' }))
    await userEvent.tab()
    const input = screen.getByLabelText<HTMLInputElement>('Statement')
    expect(document.activeElement).toBe(input)
    expect([input.type, input.name, input.accept]).toEqual(['file', 'file', '.pdf'])
  })

  it('hands over the files and shows their names', async () => {
    const files = vi.fn()
    render(drop({ onFiles: files }))
    await userEvent.upload(screen.getByLabelText('Statement'), pdf)
    expect(files.mock.calls).toEqual([[[pdf]]])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['statement.pdf'])
  })

  it('forgets the files it handed over when that is asked', async () => {
    const files = vi.fn()
    render(drop({ onFiles: files, isImmediate: true }))
    const input = screen.getByLabelText<HTMLInputElement>('Statement')
    await userEvent.upload(input, pdf)
    expect([files.mock.calls, input.value, screen.queryAllByRole('listitem')]).toEqual([[[[pdf]]], '', []])
  })

  it('lights up for files that are dragged over it, and for nothing else', () => {
    render(drop({}))
    const input = screen.getByLabelText('Statement')
    const isLit = () => input.parentElement?.hasAttribute('data-over')
    fireEvent.dragEnter(input, { dataTransfer: { types: ['text/uri-list'] } })
    expect(isLit()).toBe(false)
    fireEvent.dragEnter(input, { dataTransfer: { types: ['Files'] } })
    expect(isLit()).toBe(true)
    fireEvent.dragLeave(input, { dataTransfer: { types: ['Files'] } })
    expect(isLit()).toBe(false)
  })

  it('hands over a photo, which is posted with no form', () => {
    const files = vi.fn()
    render(drop({ onFiles: files, isImmediate: true, cameraLabel: 'Take a photo' }))
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo')
    expect([camera.name, camera.getAttribute('capture')]).toEqual(['', 'environment'])
    const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
    fireEvent.change(camera, { target: { files: [photo] } })
    expect(files.mock.calls).toEqual([[[photo]]])
  })

  it('is described by its hint and error', () => {
    render(drop({ hint: 'Hint.', error: 'Error.' }))
    expect(screen.getByLabelText('Statement').getAttribute('aria-describedby')).toBe('file-hint file-error')
  })
})
