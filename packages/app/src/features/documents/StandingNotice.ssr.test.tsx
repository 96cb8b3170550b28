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

test.each([
  [null, 'person', 'Check this document'],
  ['mine', 'person', 'Counted'],
  ['partners', 'person', 'Your partner’s'],
  ['mine', 'copy', 'Check this document'],
] as const)('with the verdict %j a doubt about the %s is headed %j', async (verdict, kind, title) => {
  const doubt = kind === 'copy' ? { kind, of: 6 } : { kind }
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
