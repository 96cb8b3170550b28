import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Doubt, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { documentOf, incomeStatement } from '@aangiftewijs/domain/testing'
import { hydrate } from '@aangiftewijs/ui/testing'
import { expect, test } from 'vitest'
import { pageRequest } from '../../testing/fixtures.ts'
import { PageFrame } from '../../testing/story-page.tsx'
import { StandingNotice } from './StandingNotice.tsx'

test('of a payslip it is said what it is, and it can be left out, also without script', async () => {
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={documentOf(7, 'income_statement', incomeStatement({ isOfYear: false }))}
        standing={{ countsFor: ['own'], doubts: [{ kind: 'paper' }] }}
        filing={null}
        documents={[]}
      />
    </PageFrame>,
  )
  const form = opened.container.querySelector('form')
  const posted = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
  expect(opened.complaints).toEqual([])
  expect(opened.container.textContent).toContain('like a payslip or an offer')
  expect(form?.querySelector('button')?.textContent).toBe('This is not such a statement (income_statement-7.pdf)')
  expect(Object.fromEntries(posted)).toEqual({ intent: 'say', documentId: '7', verdict: 'left-out' })
})

test('in a return of one person a partner’s paper is said not to count, and that can be taken back', async () => {
  const alone = { isJointFiling: false } as TaxFiling
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={documentOf(7, 'income_statement', incomeStatement(), { verdict: 'partners' })}
        standing={{ countsFor: [], doubts: [] }}
        filing={alone}
        documents={[]}
      />
    </PageFrame>,
  )
  expect(opened.container.textContent).toContain('This return is of you alone: its figures are left out.')
  expect(opened.container.querySelector('form button')?.textContent).toContain('Undo')
})

test('of a payslip whose statement of the year is there it is said that it is not needed', async () => {
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={documentOf(7, 'income_statement', incomeStatement({ isOfYear: false }))}
        standing={{ countsFor: [], doubts: [{ kind: 'same', of: 6, counts: 'mine', isPayslip: true }] }}
        filing={null}
        documents={[documentOf(6, 'income_statement', incomeStatement())]}
      />
    </PageFrame>,
  )
  const { textContent } = opened.container
  expect(textContent).toMatch(
    /^Not needed.*payslip\. income_statement-6\.pdf is the annual statement with the same amounts/,
  )
  expect(textContent).not.toContain('Upload the annual statement')
  expect([...opened.container.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Count it as well (income_statement-7.pdf)',
  ])
})

const others: Doubt = { kind: 'person', found: '•••••1887' }
const copied: Doubt = { kind: 'copy', of: 6 }

test.each<[TaxDocument['verdict'], Doubt, string]>([
  [null, others, 'Check this document'],
  ['mine', others, 'Counted'],
  ['partners', others, 'Your partner’s'],
  ['mine', copied, 'Check this document'],
])('with the verdict %j the doubt %j is headed %j', async (verdict, doubt, title) => {
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={{ ...documentOf(7, 'income_statement', incomeStatement({})), verdict }}
        standing={{ countsFor: [], doubts: [doubt] }}
        filing={null}
        documents={[]}
      />
    </PageFrame>,
  )
  expect(opened.container.textContent).toContain(title)
  expect(opened.container.textContent?.includes('Check this document')).toBe(title === 'Check this document')
})

test.each<[string, Doubt, string]>([
  ['counts', { kind: 'same', of: 6, counts: 'mine' }, 'Count it as well'],
  ['waits itself', { kind: 'same', of: 6, counts: 'mine', isWaiting: true }, 'Count it ('],
])('where the one it looks like %s, the first yes says so', async (_, doubt, yes) => {
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={documentOf(7, 'income_statement', incomeStatement())}
        standing={{ countsFor: [], doubts: [doubt] }}
        filing={null}
        documents={[]}
      />
    </PageFrame>,
  )
  expect(opened.container.querySelector('form button')?.textContent).toContain(yes)
})

test.each<[string, Doubt, readonly string[], readonly (string | undefined)[]]>([
  [
    'another account may show the same, which is a choice',
    { kind: 'same-account', of: 6, counts: 'mine' },
    ['may show the same account', 'income_statement-6.pdf'],
    ['mine', 'left-out'],
  ],
  ['another letter may replace it', { kind: 'replaced', of: 6 }, ['a later letter usually replaces'], ['left-out']],
])('where %s, that is said and not that it is not added up', async (_, doubt, says, verdicts) => {
  const documents = [6, 7].map((id) => documentOf(id, 'income_statement', incomeStatement()))
  const opened = await hydrate(
    <PageFrame fixture={pageRequest({ path: '/tax-filing/documents' })}>
      <StandingNotice
        document={documents[1] as TaxDocument}
        standing={{ countsFor: ['own'], doubts: [doubt] }}
        filing={null}
        documents={documents}
      />
    </PageFrame>,
  )
  const text = opened.container.textContent ?? ''
  const posted = [...opened.container.querySelectorAll<HTMLInputElement>('input[name="verdict"]')]
  expect([says.every((part) => text.includes(part)), text.includes('Its figures are not added up.')]).toEqual([
    true,
    false,
  ])
  expect(posted.map(({ value }) => value)).toEqual(verdicts)
})
