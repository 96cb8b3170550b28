import { type DocumentType, documentTypes } from '@aangiftewijs/domain/documents'
import { documentOf } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { unreadWords } from './unread-words.ts'

const said = (type: DocumentType, filename = 'a.pdf') =>
  unreadWords(documentOf(1, type, null, { filename }), 'unread').en

test('of an overview and of a letter without figures it is said when there is nothing to type; a photo is asked for again', () => {
  const ofNothing = documentTypes.filter((type) => said(type).includes('you need not type anything'))
  expect(ofNothing).toEqual(['investment_statement', 'other'])
  expect(said('investment_statement')).toContain('Only what was there on January 1 counts')
  expect(said('other', 'a.jpg')).toContain('Take a new one')
})
