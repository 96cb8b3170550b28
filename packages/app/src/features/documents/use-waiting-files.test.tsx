import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useWaitingFiles } from './use-waiting-files.ts'

const files = (...names: readonly string[]) => names.map((name) => new File(['%PDF-'], name))

test('of files that come together the first that is in shows its pages, and of a later time its first again', () => {
  const { result } = renderHook(useWaitingFiles)
  act(() => result.current.add(files('refused', 'a', 'b')))
  act(() => result.current.done(0, null))
  act(() => result.current.done(1, 11))
  act(() => result.current.done(2, 12))
  act(() => result.current.add(files('c')))
  act(() => result.current.done(3, 13))
  const { arrived, opened, files: waiting } = result.current
  expect([arrived, opened, waiting]).toEqual([[11, 12, 13], [11, 13], []])
})
