import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { besidePapers, deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { documentOf, found, incomeStatement, overview } from '@aangiftewijs/domain/testing'
import { expect, test, vi } from 'vitest'
import {
  answeredFiling,
  bakeryStatement,
  bankOverview,
  completedFiling,
  provisionalAssessment,
  withFiling,
} from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { fieldOf, fieldValue, openedPages } from '../../../testing/open-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { nameWhatAlsoCounts } from './name-what-also-counts.ts'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open, close } = openedPages()

const groupOf = (page: HTMLElement, title: string) => {
  const found = [...page.querySelectorAll('details')].find(
    (one) => one.querySelector('summary h2')?.textContent === title,
  )
  if (!found) throw new Error(`There is no ${title}`)
  return found
}

const alone = { ...answeredFiling, isJointFiling: false, partnerData: null }

test('a partner is named only in a return of both, also when both pages are made one after the other', async () => {
  const said = async (filing: TaxFiling) => {
    const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(filing) })
    const text = fieldOf(page, 'businessProfit')?.closest('fieldset')?.textContent ?? ''
    close()
    return [/My partner or I/.test(text), text.includes('I had a business of my own')]
  }
  expect([await said(answeredFiling), await said(alone)]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('what is also counted is folded away until something stands in it, and asks nobody for a partner they do not have', async () => {
  const blank = await open(IncomePage, '/tax-filing/income', { data: withFiling(alone) })
  expect([groupOf(blank, 'Also count this').open, blank.textContent?.includes('Your partner’s figures')]).toEqual([
    false,
    false,
  ])
  close()
  const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0, savings: 12_345.5, childUnder12: true }
  const filled = await open(IncomePage, '/tax-filing/income', { data: withFiling({ ...alone, incomeData }) })
  expect([
    groupOf(filled, 'Also count this').open,
    fieldValue(filled, 'savings'),
    filled.querySelector<HTMLInputElement>('[name="childUnder12"]')?.checked,
  ]).toEqual([true, '12.345,50', true])
})

test('what stands on papers of the bank and the tax authority is filled in, with the paper it is from; what is not sure is not', async () => {
  const data = withFiling(alone, [bankOverview, provisionalAssessment])
  const page = await open(IncomePage, '/tax-filing/income', { data })
  // Three sources, and the result leads to what was not read surely.
  expect([
    groupOf(page, 'Also count this').open,
    ['savings', 'investments', 'debts', 'dividendTaxWithheld', 'provisionalPaid'].map((name) => fieldValue(page, name)),
    [...page.querySelectorAll('a[href="/tax-filing/documents#document-14"]')].length,
    page.textContent?.includes('jaaroverzicht-bank.pdf may say €\u00a06.400,00'),
  ]).toEqual([true, ['50.540,15', '31.750,40', '', '91,80', '1.320,00'], 4, true])
})

test('the questions are open where papers may say something of them, and nothing else stands in them', async () => {
  const nothing = { investments: null, debts: null, dividendTaxWithheld: null }
  const unsure = documentOf(14, 'investment_statement', overview({ ...nothing, evidence: { savings: found(0.5) } }))
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(alone, [unsure]) })
  expect([groupOf(page, 'Also count this').open, fieldValue(page, 'savings')]).toEqual([true, ''])
})

test('an amount that was not found on a statement is said at its question, beside what others say, and leads to that statement', async () => {
  const pension = (id: number, taxWithheld: number | null) =>
    documentOf(
      id,
      'income_statement',
      incomeStatement({ source: 'pension', bsn: null, employerName: null, salary: 6_000 + id, taxWithheld }),
    )
  const page = await open(IncomePage, '/tax-filing/income', {
    data: withFiling(
      { ...alone, setupData: { ...alone.setupData, birthDate: '1951-05-11' } as TaxFiling['setupData'] },
      [pension(21, 2_755), pension(22, null)],
    ),
  })
  const note = [...page.querySelectorAll('p')].find(({ textContent }) =>
    textContent?.includes('did not find this amount'),
  )
  expect([
    fieldValue(page, 'benefitsTaxWithheld'),
    note?.textContent,
    note?.querySelector('a')?.getAttribute('href'),
    groupOf(page, 'Also count this').open,
  ]).toEqual([
    '2.755,00',
    'We did not find this amount on income_statement-22.pdf: nothing of it counts yet. Type it with the document, also if it is 0 income_statement-22.pdf',
    '/tax-filing/documents#document-22',
    true,
  ])
})

test('the form says of which amounts it showed what papers say, so that one that is cleared counts as nothing', async () => {
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(alone, [bankOverview]) })
  const marked = [...page.querySelectorAll<HTMLInputElement>('form input[type="hidden"]')].flatMap(({ name }) =>
    name.endsWith(besidePapers) ? [name.slice(0, -besidePapers.length)] : [],
  )
  expect(marked.sort()).toEqual(['dividendTaxWithheld', 'investments', 'savings'])
})

test.each([
  [5, 0],
  [6, 1],
])('the amounts of %i statements are listed, folded away in %i lists where they are many', async (count, folded) => {
  const statements = Array.from({ length: count }, (_, place) => ({ ...bakeryStatement, id: 20 + place }))
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(alone, statements) })
  const list = page.querySelector('ul:has(a[href="/tax-filing/documents#document-20"])')
  expect([list?.children.length, page.querySelectorAll(`summary + div > ul`).length > 0 ? 1 : 0]).toEqual([
    count,
    folded,
  ])
})

test('the partner’s income comes from the partner’s statement, which the field names', async () => {
  const { extractedData } = bakeryStatement
  const partners: TaxDocument = {
    ...bakeryStatement,
    extractedData: extractedData && ({ ...extractedData, bsn: '•••••2333' } as never),
  }
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(answeredFiling, [partners]) })
  expect([
    fieldOf(page, 'partnerSalary')?.closest('details'),
    fieldValue(page, 'partnerSalary'),
    fieldValue(page, 'salary'),
    groupOf(page, 'Your partner’s other figures').open,
  ]).toEqual([null, '38.450,00', '60.000,00', false])
  expect(page.querySelector('#partnerSalary-after')?.textContent).toContain('jaaropgaaf-bakkerij.pdf')
})

test('without script a wrong amount holds the group open, with what was typed, and is named in the summary', async () => {
  const request = pageRequest({
    path: '/tax-filing/income',
    data: withFiling(alone),
    language: 'nl',
    form: {
      name: 'income',
      fields: { salary: 'x', savings: 'a lot' },
      problems: [
        { field: 'salary', code: 'not-a-number' },
        { field: 'savings', code: 'not-a-number' },
      ],
    },
  })
  const named = nameWhatAlsoCounts(request)
  expect(named.form?.names).toEqual({ savings: 'Bank- en spaartegoeden op 1 januari' })
  const page = await open(IncomePage, '/tax-filing/income', named)
  expect([
    groupOf(page, 'Ook meetellen').open,
    fieldValue(page, 'savings'),
    [...page.querySelectorAll('[role="alert"] a')].map((link) => [link.getAttribute('href'), link.textContent]),
    page.querySelector('#savings-error')?.textContent,
  ]).toEqual([
    true,
    'a lot',
    [
      ['#salary', 'Loon: vul een bedrag in cijfers in, zoals 1.234,56'],
      ['#savings', 'Bank- en spaartegoeden op 1 januari: vul een bedrag in cijfers in, zoals 1.234,56'],
    ],
    'Bank- en spaartegoeden op 1 januari: vul een bedrag in cijfers in, zoals 1.234,56',
  ])
})

test('a part that is more than its whole is told at its field in both languages, which is open and keeps what was typed', async () => {
  const fields = { charityDonations: '0,00', periodicGifts: '5.000,00' }
  const problems = [{ field: 'periodicGifts', code: 'more-than-whole' as const }]
  const toldIn = async (language: 'en' | 'nl') => {
    close()
    const page = await open(DeductionsPage, '/tax-filing/deductions', {
      language,
      status: 422,
      data: withFiling({ ...alone, deductionsData: null }),
      form: { name: 'deductions', fields, problems },
    })
    const control = page.querySelector<HTMLInputElement>('[name="periodicGifts"]')
    const described = (control?.getAttribute('aria-describedby') ?? '').split(' ')
    return [
      control?.value,
      control?.closest('details')?.open,
      page.querySelector('a[href="#periodicGifts"]')?.textContent,
      described.some((id) =>
        page.ownerDocument.getElementById(id)?.textContent?.includes('hierboven: pas een van beide aan'),
      ),
    ]
  }
  expect([await toldIn('en'), await toldIn('nl')]).toEqual([
    [
      '5.000,00',
      true,
      'Cultural and periodic gifts together are more than your donations above: change either. Fill in a gift that is both as periodic only',
      false,
    ],
    [
      '5.000,00',
      true,
      'Culturele en periodieke giften zijn samen meer dan uw giften hierboven: pas een van beide aan. Vul een gift die beide is alleen als periodiek in',
      true,
    ],
  ])
})

test('review does not call a figure right whose answers contradict each other, and leads to the part', async () => {
  const deductionsData = deductionsWith({ periodicGifts: 5_000 })
  const page = await open(ReviewPage, '/tax-filing/review', { data: withFiling({ ...alone, deductionsData }) })
  const line = [...page.querySelectorAll('section li')].find((one) =>
    one.textContent?.includes('more than your donations'),
  )
  expect([
    page.textContent?.includes('This figure is right'),
    page.textContent?.includes('A rough figure: some of your answers contradict each other.'),
    line?.closest('details'),
    line?.querySelector('a')?.getAttribute('href'),
  ]).toEqual([false, true, null, '/tax-filing/deductions#periodicGifts'])
})

test('the value of the home is asked where there is one', async () => {
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const noHome = { ...alone, setupData, deductionsData: null }
  const without = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(noHome) })
  expect(fieldValue(without, 'wozValue')).toBeUndefined()
  close()
  const home = { ...noHome, setupData: { ...setupData, ownHome: true } }
  const owner = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(home) })
  expect(fieldValue(owner, 'wozValue')).toBe('')
})

const also = {
  incomeData: {
    salary: 60_000,
    otherIncome: 0,
    taxWithheld: 0,
    savings: 130_000,
    partnerSalary: 21_000,
    partnerPensions: 4_000,
  },
  deductionsData: deductionsWith({ mortgageInterest: 9_000, wozValue: 415_000 }),
}

test('review lists what was answered, each with the way to its control; a submitted return shows it', async () => {
  const review = await open(ReviewPage, '/tax-filing/review', { data: withFiling({ ...answeredFiling, ...also }) })
  const ways = ['income?at=partnerSalary#partnerSalary', 'income?at=savings#savings', 'deductions?at=wozValue#wozValue']
  expect(
    ways.map((way) =>
      review.querySelector(`dl a[href="/tax-filing/${way}"]`)?.closest('div')?.textContent?.replace(/\s/g, ' '),
    ),
  ).toEqual([
    expect.stringContaining('€ 21.000,00'),
    expect.stringContaining('€ 130.000,00'),
    expect.stringContaining('€ 415.000,00'),
  ])
  expect(review.textContent?.replace(/\s/g, ' ')).toContain('Gross is salary € 81.000,00, pension € 4.000,00.')
  close()
  const submitted = await open(IncomePage, '/tax-filing/income', { data: withFiling({ ...completedFiling, ...also }) })
  expect([
    submitted.textContent?.replace(/\s/g, ' ').includes('€ 130.000,00'),
    fieldValue(submitted, 'savings'),
  ]).toEqual([true, undefined])
})
