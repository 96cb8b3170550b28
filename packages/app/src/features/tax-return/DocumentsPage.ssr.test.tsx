import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { documentsPage, press, titles } from '../../testing/documents-page.tsx'
import {
  bakeryStatement,
  completedFiling,
  libraryStatement,
  scanningReceipt,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'

const { fetched, open, served } = documentsPage()

describe('many documents', () => {
  const many = [21, 22, 23, 24].map((id) => ({ ...bakeryStatement, id, filename: `${id}.pdf` }))
  const foldOf = (page: ParentNode, id: number) =>
    [...page.querySelectorAll<HTMLDetailsElement>(`#document-${id} details`)].find((fold) =>
      fold.querySelector('summary')?.textContent?.includes('What we read from it'),
    )

  test('the newest three show what was read, the others when they are asked', async () => {
    const page = await open({ data: withFiling(begunFiling, many) })
    expect([24, 23, 22, 21].map((id) => foldOf(page, id)?.open ?? 'shown')).toEqual(['shown', 'shown', 'shown', false])
    expect(page.querySelector('label[for="upload-recognise-file"]')?.textContent).toContain('at most 10 MB.')
    await press(within(page).getByRole('button', { name: /^Preview\s*21.pdf$/ }))
    expect(foldOf(page, 21)?.open).toBe(true)
  })

  test('one on which an amount was not found shows that, also below three others, until it is typed', async () => {
    const { extractedData } = bakeryStatement
    const without = (taxWithheld: number | null): TaxDocument => ({
      ...bakeryStatement,
      id: 20,
      filename: '20.pdf',
      extractedData: extractedData && ({ ...extractedData, taxWithheld } as TaxDocument['extractedData']),
    })
    const shown = (page: ParentNode) => [
      foldOf(page, 20)?.open ?? 'shown',
      /Please check[\s\S]*Ingehouden loonheffing: not found, while the rest was/.test(
        page.querySelector('#document-20')?.textContent ?? '',
      ),
    ]
    const page = await open({ data: withFiling(begunFiling, [without(null), ...many]) })
    expect([shown(page), shown(served())]).toEqual([
      ['shown', true],
      ['shown', true],
    ])
    const typed = await open({ data: withFiling(begunFiling, [without(0), ...many]) })
    expect(shown(typed)).toEqual([false, false])
  })

  test('a link to a document opens it when the page acts by script', async () => {
    location.hash = '#document-21'
    const page = await open({ data: withFiling(begunFiling, many) })
    await waitFor(() => expect(foldOf(page, 21)?.open).toBe(true))
    expect(foldOf(served(), 21)?.open).toBe(false)
    location.hash = ''
  })

  test('above them stands what is required, and how many of what is there do not count', async () => {
    const leftOut = { ...bakeryStatement, id: 25, filename: '25.pdf', verdict: 'left-out' as const }
    const page = await open({ data: withFiling(begunFiling, [...many, leftOut]) })
    const link = page.querySelector('a[href="#upload-income_statement"]')
    const list = page.querySelector('#uploaded')
    expect([
      link?.closest('ul')?.textContent?.replace(/\s+/g, ' '),
      link && list && link.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING,
    ]).toEqual(['Income statementAdded (5), 1 not countedMortgage statementStill needed', true])
  })
})

describe('the page', () => {
  test('asks for the required documents and has a real form for all of them, and one for each type', async () => {
    const page = await open({ data: withFiling(begunFiling) })
    expect(page.textContent).toContain(
      'Document upload in progress. Please upload your income statement and mortgage statement to continue with your tax filing.',
    )
    const forms = [...page.querySelectorAll('form[enctype="multipart/form-data"]')].map((form) => [
      form.getAttribute('action'),
      form.querySelector<HTMLInputElement>('[name="type"]')?.value,
      form.querySelector<HTMLInputElement>('[name="file"]')?.type,
    ])
    expect(forms).toEqual(
      [
        'recognise',
        'income_statement',
        'mortgage_statement',
        'investment_statement',
        'healthcare_expenses',
        'education_expenses',
        'charity_donation',
        'other',
      ].map((type) => ['/tax-filing/documents', type, 'file']),
    )
  })

  test('takes several files in each form, also before its script has come', async () => {
    await open({ data: withFiling(begunFiling) })
    const inputs = [...served().querySelectorAll<HTMLInputElement>('[name="file"]')]
    expect(inputs.map(({ multiple }) => multiple)).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('lists the newest document first, warns of several of one type, and adds their figures up', async () => {
    const page = await open({ data: withFiling(begunFiling, [...threeDocuments, scanningReceipt]) })
    expect(titles(page.querySelector('#uploaded') as HTMLElement, 'h3')).toEqual([
      'gift.pdf',
      'hypotheek-2023.pdf',
      'jaaropgaaf-leeszaal.pdf',
      'jaaropgaaf-bakkerij.pdf',
    ])
    const rowOf = (type: string) => page.querySelector(`#upload-${type} summary`)?.textContent?.replace(/\s+/g, ' ')
    expect(['income_statement', 'mortgage_statement', 'charity_donation', 'other'].map(rowOf)).toEqual([
      expect.stringMatching(/^Income statement\s?Required\s?Added \(2\)/),
      expect.stringMatching(/^Mortgage statement\s?Required\s?Added \(1\)/),
      expect.stringMatching(/^Charity donation\s?Optional\s?Added \(1\)/),
      expect.stringMatching(/^Other document\s?Optional\s?A provisional assessment/),
    ])
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(
      [
        'You uploaded 2 documents of this type. Their figures are added up.',
        '€ 47.810,50',
        'Please check',
        'This document is about 2023, but your return is about 2024.',
      ].filter((part) => !text.includes(part)),
    ).toEqual([])
  })

  const unsure: TaxDocument = {
    ...libraryStatement,
    extractedData: libraryStatement.extractedData && { ...libraryStatement.extractedData, evidence: {} },
  }
  const onlyWagesSure: TaxDocument = {
    ...libraryStatement,
    extractedData: libraryStatement.extractedData && {
      ...libraryStatement.extractedData,
      evidence: { salary: { confidence: 1, place: null, label: '' } },
    },
  }
  test.each<[string, TaxDocument, boolean, boolean]>([
    ['is sure', libraryStatement, true, false],
    ['is sure in part', onlyWagesSure, true, true],
    ['is not sure', unsure, false, false],
    ['was not read yet', { ...libraryStatement, status: 'scanning', extractedData: null }, false, false],
    ['was left out', { ...libraryStatement, verdict: 'left-out' }, false, false],
  ])('a second statement that %s: its figures are called added up only where they are', async (_, second, ...said) => {
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, second]) })
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(
      ['Their figures are added up.', 'What is marked “Please check” is left out.'].map((part) => text.includes(part)),
    ).toEqual(said)
    // Good news is no warning; that something is left out is one.
    const sums = [...page.querySelectorAll('[class*="bannerTone"]')].find(({ textContent }) =>
      textContent?.includes('are added up'),
    )
    const [isAddedUp, isInPart] = said
    expect(/bannerTone_(\w+?)__/.exec(sums?.className ?? '')?.[1]).toBe(
      isAddedUp ? (isInPart ? 'warning' : 'info') : undefined,
    )
  })

  test('of a couple are added up each for their own, and what is the partner’s is named beside the sum', async () => {
    const partners: TaxDocument = { ...libraryStatement, id: 31, filename: 'kim.pdf', verdict: 'partners' }
    const filing = { ...begunFiling, isJointFiling: true }
    const page = await open({ data: withFiling(filing, [bakeryStatement, libraryStatement, partners]) })
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(text).toContain('Added (3)')
    expect(text).toContain(
      'You uploaded 2 documents of this type. Their figures are added up. Your partner’s counts for your partner, and is not among them: kim.pdf.',
    )
  })

  test('of a submitted return leads to its confirmation', async () => {
    const page = await open({ data: withFiling(completedFiling, [bakeryStatement]) })
    expect([
      page.querySelector('button[value="continue"]'),
      page.textContent?.includes('This return has been submitted'),
    ]).toEqual([null, true])
  })

  test('does not ask again for what is here and does not count, but says so', async () => {
    // The mortgage statement is of another year.
    const page = await open({ data: withFiling(begunFiling, threeDocuments) })
    const says = (text: string) => page.textContent?.includes(text)
    expect([says('Please upload your income statement'), says('does not count yet')]).toEqual([false, true])
  })

  test('of a submitted return asks for nothing, and says what becomes of documents that are added', async () => {
    const page = await open({ data: withFiling(completedFiling, []) })
    const says = (text: string) => page.textContent?.includes(text)
    expect([
      says('You can check and change everything.'),
      says('to continue with your tax filing'),
      says('Documents you add now are for another return.'),
    ]).toEqual([false, false, true])
  })

  test('without script a removal is confirmed on its own address, by a form', async () => {
    await open({ data: withFiling(begunFiling, [bakeryStatement]), search: '?remove=11' })
    const form = served().querySelector('[role="alertdialog"] form[method=post]') as HTMLFormElement
    expect([form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual([
      '/tax-filing/documents',
      { intent: 'remove', documentId: '11' },
    ])
  })

  test('without script a preview opens in the page, at its document, and is still open when script takes over', async () => {
    fetched.mockImplementation(async () => new Response(null, { headers: { 'X-Page-Count': '1' } }))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]), search: '?preview=11' })
    const frame = (of: ParentNode) => of.querySelector('#document-11 iframe')?.getAttribute('title')
    const buttons = [...served().querySelectorAll('#document-11 button')]
    const button = buttons.find(({ textContent }) => textContent?.startsWith('Close preview'))
    expect([frame(served()), frame(page), button?.closest('form')?.getAttribute('action')]).toEqual([
      'Preview of jaaropgaaf-bakkerij.pdf',
      'Preview of jaaropgaaf-bakkerij.pdf',
      '/tax-filing/documents#document-11',
    ])
  })

  test.each([
    [false, 'Please upload your income statement to continue', 'Only with a home of your own'],
    [true, 'Please upload your income statement and mortgage statement to continue', 'Required'],
  ])(
    'with a home of one’s own (%s) the statement of a mortgage is asked for, without it not',
    async (ownHome, banner, badge) => {
      const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome }
      const page = await open({ data: withFiling({ ...begunFiling, setupData }) })
      expect(page.textContent).toContain(banner)
      expect(page.querySelector('#upload-mortgage_statement summary')?.textContent).toContain(badge)
    },
  )

  test('an upload that came back says what is wrong and links to its form', async () => {
    const page = await open({
      status: 422,
      data: withFiling(begunFiling),
      form: {
        name: 'upload',
        fields: { type: 'mortgage_statement' },
        problems: [{ field: 'file', code: 'too-large' }],
        message: 'File size exceeds 10MB limit',
      },
    })
    const link = page.querySelector('[role="alert"] a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([
      '#upload-mortgage_statement-file',
      'File size exceeds 10MB limit',
    ])
    expect(page.querySelector('#upload-mortgage_statement-file-error')?.textContent).toBe(
      'File size exceeds 10MB limit',
    )
  })
})
