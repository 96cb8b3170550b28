import { expect, test } from 'vitest'
import { fileProblemWords } from './upload.copy.ts'
import { fileErrorOf, passwordErrorOf } from './upload-problems.ts'

test('what the browser found comes before what the server said', () => {
  expect(fileErrorOf(['too-big'], false, [{ field: 'file', code: 'required' }])).toBe('too-big')
})

test.each([
  ['required', 'Choose a file to upload'],
  ['too-short', 'The file is empty. Choose another file'],
  ['too-large', 'File size exceeds 10MB limit'],
  ['too-long', 'File name is too long. Please use a shorter file name.'],
  ['wrong-type', 'File type not supported. Please upload a PDF, PNG or JPEG file'],
] as const)('the server’s %s reads: %s', (code, words) => {
  const error = fileErrorOf([], false, [{ field: 'file', code }])
  expect(error && fileProblemWords[error].en).toBe(words)
})

test('a form sent without a file asks for one', () => {
  expect(fileErrorOf([], true, [])).toBe('none')
})

test('nothing wrong says nothing', () => {
  expect([fileErrorOf([], false, []), passwordErrorOf([])]).toEqual([null, null])
})

test('a missing password and a wrong one are told apart', () => {
  expect(
    (['required', 'not-matching'] as const).map((code) => passwordErrorOf([{ field: 'password', code }])?.en),
  ).toEqual([
    'This document is password protected. Choose it again and enter the password.',
    'That password does not open the document. Try again.',
  ])
})
