import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { expect, test, vi } from 'vitest'
import { answeredFiling, bakeryStatement, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { fieldOf, fieldValue, openedPages } from '../../../testing/open-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { nameWhatAlsoCounts } from './name-what-also-counts.ts'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open, close } = openedPages()
const alone = { ...answeredFiling, isJointFiling: false, partnerData: null }

/** The names of the fields of a page, in their order, and whether each is in a fold. */
const fieldsOf = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])')].map((field) => ({
    name: field.name,
    isFolded: field.closest('details') !== null,
  }))

const inView = (...names: readonly string[]) => names.map((name) => ({ name, isFolded: false }))
const folded = (...names: readonly string[]) => names.map((name) => ({ name, isFolded: true }))
const [amounts, decides] = [inView('salary', 'otherIncome', 'taxWithheld'), inView('childUnder12', 'partYearResident')]
const last = folded('pensions', 'benefitsTaxWithheld', 'savings', 'dividendTaxWithheld')

test.each([
  ['one person', alone, [...amounts, ...decides, ...folded('diedInYear'), ...last]],
  [
    'a couple',
    answeredFiling,
    [
      ...amounts,
      ...inView('partnerSalary', 'partnerOtherIncome', 'partnerTaxWithheld'),
      ...decides,
      ...folded('diedInYear', 'partnerPensions', 'partnerBenefitsTaxWithheld', 'partnerDividendTaxWithheld'),
      ...last,
    ],
  ],
] as const)(
  'Income of %s begins with the amounts; what decides follows in view, before the folds',
  async (_, filing, asked) => {
    const fields = fieldsOf(await open(IncomePage, '/tax-filing/income', { data: withFiling(filing) }))
    expect(
      fields.filter(({ name }) => /salary|otherIncome|taxWithheld$|child|partYear|died|savings|pensions/i.test(name)),
    ).toEqual(asked)
  },
)

test('one answer opens its own fold in “also count this”, and no other', async () => {
  const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0, pensions: 14_000 }
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling({ ...alone, incomeData }) })
  const folds = [...page.querySelectorAll('form details:has(> summary :is(h2, h3))')]
  expect(
    folds.map((fold) => [fold.querySelector(':scope > summary :is(h2, h3)')?.textContent, fold.hasAttribute('open')]),
  ).toEqual([
    ['Anything special in the year?', false],
    ['Also count this', true],
    ['Freelance and other work', false],
    ['Benefits and pensions', true],
    ['Savings, investments and your own company', false],
    ['Your situation', false],
    ['Provisional assessment', false],
  ])
})

test('the home is asked before the deductions, in no fold', async () => {
  const fields = fieldsOf(await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(alone) }))
  const names = fields.map(({ name }) => name)
  expect([
    names.indexOf('movedHome') < names.indexOf('mortgageInterest'),
    fields.find(({ name }) => name === 'movedHome')?.isFolded,
  ]).toEqual([true, false])
})

test('what a tick means is seen once it is ticked, and always read out; a line above shows all', async () => {
  const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0, businessProfit: true }
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling({ ...alone, incomeData }) })
  const told = ['childUnder12', 'businessProfit'].map((name) => {
    const field = fieldOf(page, name)
    const hint = page.querySelector(`#${field?.getAttribute('aria-describedby')}`)
    return [field?.checked, hint?.parentElement?.dataset.hintWhen, (hint?.textContent ?? '').length > 50]
  })
  expect(told).toEqual([
    [false, 'ticked', true],
    [true, 'ticked', true],
  ])
  const lines = [...page.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(lines.filter((line) => line?.startsWith('What each of these means'))).toHaveLength(2)
})

test('Salary says where a pension goes, in the words of its papers, and leads there on this page', async () => {
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(answeredFiling) })
  const [own, partners] = ['salary', 'partnerSalary'].map((name) => page.querySelector(`#${name}-hint`))
  expect(own?.textContent).toMatch(
    /statement of SVB or a pension fund \(such as ABP\) it is also called .*fiscaal loon/,
  )
  expect([own, partners].map((hint) => hint?.querySelector('a')?.getAttribute('href'))).toEqual([
    '#pensions',
    '#partnerPensions',
  ])
  expect(
    ['pensions', 'partnerPensions'].map((id) => page.querySelector(`#${id}`)?.closest('details') !== null),
  ).toEqual([true, true])
})

test('until Income is saved the verdict names what is not ticked; then it is right by the answers', async () => {
  const saidOf = async (filing: TaxFiling) => {
    close()
    const page = await open(IncomePage, '/tax-filing/income', {
      data: withFiling({ ...filing, setupData: { ...filing.setupData, ownHome: false } as TaxFiling['setupData'] }, [
        bakeryStatement,
      ]),
    })
    const { textContent } = page
    return [
      textContent?.includes('that is asked below the amounts of Income and that you have not ticked'),
      textContent?.includes('This figure is right if your answers and what we assume are right.'),
    ]
  }
  const incomeData = { salary: 38_450, otherIncome: 0, taxWithheld: 7_215 }
  const nothing = { ...alone, incomeData: null, deductionsData: null }
  expect([await saidOf(nothing), await saidOf({ ...nothing, incomeData })]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('the days of a home are asked once it is ticked that somebody moved, and no more when it is not', async () => {
  const page = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(alone) })
  const tick = fieldOf(page, 'movedHome')
  const days = () => ['day', 'month', 'year'].map((part) => fieldOf(page, `homeFrom-${part}`) !== null)
  const before = days()
  tick?.click()
  await vi.waitFor(() => expect(days()).toEqual([true, true, true]))
  tick?.click()
  await vi.waitFor(() => expect(days()).toEqual(before))
  expect(before).toEqual([false, false, false])
})

const moved = deductionsWith({ mortgageInterest: 3_120, wozValue: 276_000, movedHome: true, homeFrom: '2024-09-15' })

test('a day opens as it was saved, and review shows it with the way to its first control', async () => {
  const filing = { ...alone, deductionsData: moved }
  const page = await open(DeductionsPage, '/tax-filing/deductions', { data: withFiling(filing) })
  const shown = ['homeFrom-day', 'homeFrom-month', 'homeFrom-year', 'homeUntil-day'].map((name) =>
    fieldValue(page, name),
  )
  expect(shown).toEqual(['15', '9', '2024', ''])
  fieldOf(page, 'movedHome')?.click()
  await vi.waitFor(() => expect(fieldOf(page, 'homeFrom-day')).toBeNull())
  close()
  const review = await open(ReviewPage, '/tax-filing/review', { data: withFiling(filing) })
  const way = review.querySelector('dl a[href="/tax-filing/deductions?at=homeFrom-day#homeFrom-day"]')
  expect(way?.closest('div')?.textContent).toContain('15 september 2024')
})

test('without script a day that is no date is named in the summary', async () => {
  const request = pageRequest({
    path: '/tax-filing/deductions',
    data: withFiling(alone),
    form: {
      name: 'deductions',
      fields: { movedHome: 'on', 'homeFrom-day': '31', 'homeFrom-month': '11', 'homeFrom-year': '2024' },
      problems: [{ field: 'homeFrom', code: 'not-a-date' }],
    },
  })
  const page = await open(DeductionsPage, '/tax-filing/deductions', nameWhatAlsoCounts(request))
  expect(page.querySelector('a[href="#homeFrom-day"]')?.textContent).toBe(
    'Registered at this home from: enter a real date, such as 27 3 1985',
  )
})

test('a day that cannot be is told at it, with what to do', async () => {
  const page = await open(DeductionsPage, '/tax-filing/deductions', {
    status: 422,
    data: withFiling(alone),
    form: {
      name: 'deductions',
      fields: {
        movedHome: 'on',
        'homeFrom-day': '15',
        'homeFrom-month': '9',
        'homeFrom-year': '2024',
        'homeUntil-day': '1',
        'homeUntil-month': '3',
        'homeUntil-year': '2024',
      },
      problems: [{ field: 'homeUntil', code: 'not-in-order' }],
    },
  })
  expect([page.querySelector('a[href="#homeUntil-day"]')?.textContent, fieldValue(page, 'homeUntil-month')]).toEqual([
    'These dates do not fit together. Did you have two homes? Enter the date of the first one below.',
    '3',
  ])
})
