import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { hydrate } from '@aangiftewijs/ui/testing'
import { expect, test } from 'vitest'
import { papersOfNoQuestion } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { BelongsSaid } from './Belongs.tsx'
import { Reading } from './Reading.tsx'

const ofOwner: TaxFiling = {
  ...begunFiling,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
}
const corrections = { open: null, onOpen: () => {}, onClose: () => {} }

async function shown(document: TaxDocument, filing: TaxFiling = ofOwner) {
  const { container, complaints } = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <Reading
        document={document}
        filing={filing}
        onShow={() => {}}
        corrections={filing.completed ? null : corrections}
      />
    </PageFrame>,
  )
  expect(complaints).toEqual([])
  return {
    text: container.textContent,
    links: [...container.querySelectorAll('ul a')].map((link) => [link.textContent, link.getAttribute('href')]),
    buttons: [...container.querySelectorAll('button')].map(({ textContent }) => textContent),
    posted: [...container.querySelectorAll('input')].map(({ name, value }) => [name, value]),
  }
}

const [invoice, debt, letter, dayCare, museum] = papersOfNoQuestion as readonly [
  TaxDocument,
  TaxDocument,
  TaxDocument,
  TaxDocument,
  TaxDocument,
]
const costs = ['Other costs of the home loan (step Deductions)', '/tax-filing/deductions#financingCosts']
const debts = ['Debts on January 1 (step Income)', '/tax-filing/income#debts']

test('a paper leads to the question that its words name, and has no amount to correct', async () => {
  const { text, links, buttons } = await shown(invoice)
  expect(text).toContain('It may belong to this question: fill it in there yourself')
  expect([links, buttons]).toEqual([[costs], []])
})

test('one that is read as another type is moved there with a press, and is not to be checked', async () => {
  const { text, links, buttons, posted } = await shown(debt)
  expect(text).not.toContain('Please check')
  expect([links, buttons]).toEqual([[debts], ['Move to: Investment statement (duo.pdf)']])
  expect(Object.fromEntries(posted)).toEqual({ documentId: '32', intent: 'move', type: 'investment_statement' })
})

test('of one that tells nothing we say so, and where to look', async () => {
  const { text, links, buttons } = await shown(letter)
  expect(text).toContain('we do not know whether it counts')
  expect([links.length, links.slice(0, 2), buttons]).toEqual([4, [costs, debts], []])
})

test('of day care no question asks', async () => {
  const { text, links } = await shown(dayCare)
  expect([text?.includes('no question of the return asks for it'), links]).toEqual([true, []])
})

test('a gift to culture counts, can be corrected, and leads to its own question', async () => {
  const { text, links, buttons } = await shown(museum)
  expect(text).toContain('We count the gift as any other.')
  expect([links, buttons]).toEqual([
    [['Gifts to cultural institutions (step Deductions)', '/tax-filing/deductions#culturalGifts']],
    ['Change Bedrag'],
  ])
})

test('of what is submitted nothing leads to a question any more', async () => {
  const { text, links, buttons } = await shown(debt, { ...ofOwner, completed: true })
  expect([text?.includes('Debts on January 1 (step Income)'), links, buttons]).toEqual([true, [], []])
})

test('it is said, too, to who does not see it', async () => {
  const { container } = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <BelongsSaid document={invoice} filing={ofOwner} />
    </PageFrame>,
  )
  expect(container.textContent?.trim()).toMatch(/unless it is there already\. Other costs of the home loan\.$/)
})
