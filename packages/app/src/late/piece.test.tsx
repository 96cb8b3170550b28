import { afterEach, expect, test, vi } from 'vitest'
import { fetchWritten, pieceOf, prepare } from './piece.ts'

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const pieceThatCounts = (mark: string) => {
  const fetch = vi.fn(async () => mark)
  return { piece: pieceOf(mark, fetch), times: () => fetch.mock.calls.length }
}

test('a piece is fetched before its page is shown, unless the document holds it; then for coming back to that page', async () => {
  history.replaceState(null, '', '/guide')
  document.body.innerHTML = '<div data-written="held"></div>'
  const [held, lacking] = [pieceThatCounts('held'), pieceThatCounts('lacking')]
  await prepare(held.piece, lacking.piece)
  expect([held.times(), lacking.times()]).toEqual([0, 1])
  await fetchWritten('/about')
  expect([held.times(), lacking.times()]).toEqual([0, 1])
  await fetchWritten('/guide')
  expect([held.times(), lacking.times(), held.piece.loaded()]).toEqual([1, 1, 'held'])
})
