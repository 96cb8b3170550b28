import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { documentOf, incomeStatement } from '@aangiftewijs/domain/testing'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../../page-request.ts'
import {
  answeredFiling,
  bakeryStatement,
  bankOverview,
  completedFiling,
  threeDocuments,
  withFiling,
} from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SubmitPage } from '../SubmitPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

/** Opens a page as the server renders it and the browser hydrates it; nothing may complain. */
async function open(Page: ComponentType, step: string, changes: Partial<PageRequest> = {}): Promise<HTMLElement> {
  opened = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, ...changes }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

const said = ({ textContent }: Element) => textContent?.replace(/\s/g, ' ') ?? ''

describe('review and submit', () => {
  test.each([
    ['review', ReviewPage],
    ['submit', SubmitPage],
  ] as const)('%s: what was not read surely is named, and leads to its field and its document', async (step, Page) => {
    const incomeData = { salary: 40_000, otherIncome: 0, taxWithheld: 9_000, savings: 50_540.15, investments: 31_750.4 }
    const filing = { ...answeredFiling, isJointFiling: false, partnerData: null, incomeData, currentStep: step }
    const page = await open(Page, step, { data: withFiling(filing, [bankOverview]) })
    const line = [...page.querySelectorAll('li')].find((item) => said(item).includes('we are not sure that we read'))
    expect(line && said(line)).toMatch(/^Debts on January 1: .*€ 6\.400,00 \(jaaroverzicht-bank\.pdf\) right/)
    expect([...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/tax-filing/income#debts',
      '/tax-filing/documents#document-14',
    ])
    expect(said(page)).not.toContain('This figure is right')
    if (step === 'review') expect(said(page)).toContain('jaaroverzicht-bank.pdf (Gegevens gelezen, controleer ze)')
  })

  test('an amount that was not found is named, leads to its document, and that document is to be checked', async () => {
    const incomeData = { salary: 40_000, otherIncome: 0, taxWithheld: 0 }
    const filing = { ...answeredFiling, isJointFiling: false, partnerData: null, incomeData }
    const statement = documentOf(15, 'income_statement', incomeStatement({ salary: 40_000, taxWithheld: null }))
    const page = await open(ReviewPage, 'review', { data: withFiling(filing, [statement]) })
    const line = [...page.querySelectorAll('li')].find((item) => said(item).includes('we did not find this amount'))
    expect([...(line?.querySelectorAll('a') ?? [])].map((link) => [said(link), link.getAttribute('href')])).toEqual([
      ['Fill it in', '/tax-filing/income#taxWithheld'],
      ['Type it with the document', '/tax-filing/documents#document-15'],
    ])
    expect(said(page)).not.toContain('This figure is right')
    expect(said(page)).toContain('income_statement-15.pdf (Gegevens gelezen, controleer ze)')
  })

  test('review shows every section of a joint return, the partner benefit and what it comes to', async () => {
    const page = await open(ReviewPage, 'review', { data: withFiling(answeredFiling, threeDocuments) })
    expect([...page.querySelectorAll('h2')].map((title) => title.textContent?.replace(/\s/g, ' '))).toEqual([
      'Under the rules for 2024: you have to pay about € 3.780',
      'Persoonlijke gegevens',
      'Geüploade documenten',
      'Partnergegevens',
      'Inkomen',
      'Aftrekposten',
      'De berekening van deze demonstratie',
      'Financieel overzicht uit uw documenten',
      'Belastingberekening',
      'Tax saving tips',
      'AI Financial Advisor',
    ])
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(['1.250,00', '•••••2333', '€ 10.055', 'hypotheek-2023.pdf'].filter((part) => !text.includes(part))).toEqual(
      [],
    )
    expect(text).not.toContain('111222333')
    const folded = [...page.querySelectorAll<HTMLDetailsElement>('details:not(details details)')].filter((part) =>
      /€ (1\.250,00|10\.055)/.test(said(part)),
    )
    expect(folded.map(({ open }) => open)).toEqual([false])
  })

  test('review says of a statement that does not count that it does not, and not that it is missing', async () => {
    const page = await open(ReviewPage, 'review', { data: withFiling(answeredFiling, threeDocuments) })
    expect(
      ['hypotheek-2023.pdf (Telt niet mee)', 'Nog niet geüpload'].map((text) => said(page).includes(text)),
    ).toEqual([true, false])
  })

  test.each([
    ['review', ReviewPage, 'Your documents differ from your return', 'Use € 38.450,00'],
    ['submit', SubmitPage, 'Your documents differ from your return', 'Use € 38.450,00'],
  ])(
    '%s names what the documents say otherwise than the answers, with one press that takes it and the way to it',
    async (step, Page, title, press) => {
      const filing = { ...answeredFiling, incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 7_215 } }
      const page = await open(Page, step, { data: withFiling(filing, [bakeryStatement]) })
      const form = page.querySelector('input[value="take-from-papers"]')?.closest('form')
      expect(said(page)).toContain(title)
      expect(said(form ?? page)).toContain('€ 50.000,00')
      expect(said(form?.querySelector('button') ?? page)).toContain(press)
      expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
        intent: 'take-from-papers',
        filingId: String(filing.id),
        name: 'salary',
      })
      expect(page.querySelector('a[href$="/income?at=salary#salary"]')).not.toBeNull()
      opened?.close()
      const incomeData = { ...filing.incomeData, salary: 38_450 }
      const right = await open(Page, step, { data: withFiling({ ...filing, incomeData }, [bakeryStatement]) })
      expect(said(right)).not.toContain(title)
    },
  )

  test('what only differs from the documents is rough for that, which is not said of something unknown nor once more in a list', async () => {
    const alone = { ...answeredFiling, isJointFiling: false, partnerData: null, deductionsData: deductionsWith({}) }
    const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
    const filing = { ...alone, setupData, incomeData: { salary: 40_000, otherIncome: 0, taxWithheld: 7_215 } }
    const page = await open(ReviewPage, 'review', { data: withFiling(filing, [bakeryStatement]) })
    const text = said(page)
    expect(
      ['A rough figure: your documents differ from your return', 'is not known yet', 'An amount in your documents'].map(
        (one) => text.includes(one),
      ),
    ).toEqual([true, false, false])
  })

  test('the result under the law says how sure it is, what it stands on and how it came about, each line with its article', async () => {
    const page = await open(ReviewPage, 'review', { language: 'nl', data: withFiling(answeredFiling) })
    const result = page.querySelector('section')
    const [, how] = result?.querySelectorAll(':scope > details') ?? []
    // What counts for much stands open, and is not said again among the rest.
    const line = [...(result?.querySelectorAll('li') ?? [])].filter((one) => said(one).includes('van uw partner'))[0]
    const partnersIncome = 'Het inkomen van uw partner is niet bekend en telt als nul; wat u mag verdelen, telt bij u.'
    expect([
      said(result?.querySelector('p') ?? page),
      line?.textContent,
      line?.closest('details'),
      line?.querySelector('a')?.getAttribute('href'),
    ]).toEqual([
      'Een ruwe schatting: iets wat veel uitmaakt, is nog niet bekend.',
      `${partnersIncome} Invullen`,
      null,
      '/tax-filing/income#partnerSalary',
    ])
    const credit = [...(how?.querySelectorAll('details') ?? [])].find((line) => said(line).startsWith('Arbeidskorting'))
    expect([said(credit ?? page), credit?.querySelector('a')?.href]).toEqual([
      'Arbeidskorting € -4.227,20Over een arbeidsinkomen van € 60.000,00: € 5.532,00, min 6,51% ervan boven € 39.957,00. Afgerond op de cent. Wet IB 2001, art. 8.11 (opent in een nieuw tabblad)',
      'https://wetten.overheid.nl/BWBR0011353/2024-01-01#Artikel8.11',
    ])
  })

  test('why there is no figure stands open, with the answer that makes it so and where the guide says more', async () => {
    const setupData = { taxIdentifier: '999990019', foreignIncome: true, ownHome: false }
    const page = await open(ReviewPage, 'review', { data: withFiling({ ...answeredFiling, setupData }) })
    const reason = page.querySelector('section li')
    expect([
      said(reason ?? page),
      reason?.closest('details'),
      [...(reason?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    ]).toEqual([
      expect.stringMatching(
        /^There is income from another country; .* ask there for relief .* Look at your answer · More in the guide$/,
      ),
      null,
      ['/tax-filing/setup#foreignIncome', '/tax-guide#expats'],
    ])
  })

  test('a return without a figure is not called calculated where it is submitted', async () => {
    const setupData = { taxIdentifier: '999990019', foreignIncome: true, ownHome: false }
    const lastOf = async (filing: TaxFiling) => {
      const page = await open(SubmitPage, 'submit', { data: withFiling(filing) })
      return said(page.querySelector('li:has([href="/tax-filing/deductions"]):last-child') ?? page)
    }
    expect([await lastOf(answeredFiling), await lastOf({ ...answeredFiling, setupData })]).toEqual([
      expect.stringMatching(/^Tax calculated\s*Done$/),
      expect.stringMatching(
        /^Tax calculatedWe cannot work out a figure for this return: the reason is above\. .*Not calculated$/,
      ),
    ])
  })

  test('whose state-pension age is reached is said, with the way to that date of birth', async () => {
    const partnerData = { fullName: 'Jan van der Berg', bsn: '•••••2333', dateOfBirth: '1957-05-01' }
    const page = await open(ReviewPage, 'review', {
      language: 'nl',
      data: withFiling({ ...answeredFiling, partnerData }),
    })
    const reason = page.querySelector('section li')
    expect([said(reason ?? page), reason?.querySelector('a')?.getAttribute('href')]).toEqual([
      'Uw partner bereikt in dit jaar de AOW-leeftijd: de tarieven van uw partner zijn dan gemengd. Doe aangifte in Mijn Belastingdienst zo snel mogelijk (het moest vóór 1 mei 2025): daar wordt dit uitgerekend met de geboortedatum. Alles wat u hier invult, hebt u daar ook nodig. Bekijk uw antwoord',
      '/tax-filing/partner#dateOfBirth-day',
    ])
  })

  test.each([
    ['review', ReviewPage],
    ['submit', SubmitPage],
  ] as const)(
    '%s gives no figure while a statement waits to be told whether it counts and no income is filled in',
    async (step, Page) => {
      const waiting = {
        ...answeredFiling,
        isJointFiling: false,
        partnerData: null,
        incomeData: { salary: 0, otherIncome: 0, taxWithheld: 0 },
        year: 2025,
      }
      const page = await open(Page, step, { language: 'nl', data: withFiling(waiting, [bakeryStatement]) })
      const verdict = [...page.querySelectorAll('section')].find((one) => said(one).startsWith('Volgens de regels'))
      expect([said(verdict ?? page), verdict?.querySelector('a')?.getAttribute('href')]).toEqual([
        'Volgens de regels van 2025: er is nog te weinig bekendVul uw inkomen in, of geef bij Documenten aan of u jaaropgaaf-bakkerij.pdf wilt meetellen. Dan rekenen we uit wat u betaalt of terugkrijgt. Naar Documenten',
        '/tax-filing/documents',
      ])
    },
  )

  test('review without a return says so', async () => {
    const page = await open(ReviewPage, 'review', { data: withFiling(null) })
    expect(page.querySelector('h2')?.textContent).toBe('Tax filing not found')
  })

  test('without script the notice is open on its own address and goes on by a form', async () => {
    await open(ReviewPage, 'review', { search: '?notice', data: withFiling(answeredFiling) })
    const html = new DOMParser().parseFromString(opened?.html ?? '', 'text/html')
    const dialog = html.querySelector('[role="dialog"]')
    const form = html.getElementById(dialog?.querySelector('button[type="submit"]')?.getAttribute('form') ?? '')
    expect([dialog?.querySelector('h2')?.textContent, form?.getAttribute('action')]).toEqual([
      'Testomgeving',
      '/tax-filing/review',
    ])
  })

  test('submit lists what is done and what is missing, each with its way', async () => {
    const page = await open(SubmitPage, 'submit', { data: withFiling({ ...answeredFiling, deductionsData: null }) })
    const tasks = [...page.querySelectorAll('[id^="check-"]')].map((task) => [
      task.id,
      task.querySelector('a')?.getAttribute('href'),
      /Done|Missing|Not uploaded/.exec(task.textContent ?? '')?.[0],
    ])
    expect(tasks).toEqual([
      ['check-personal', '/tax-filing/setup', 'Done'],
      ['check-partner', '/tax-filing/partner', 'Done'],
      ['check-documents', '/tax-filing/documents', 'Not uploaded'],
      ['check-income', '/tax-filing/income', 'Done'],
      ['check-deductions', '/tax-filing/deductions', 'Missing'],
      ['check-calculation', '/tax-filing/deductions', 'Done'],
    ])
  })

  test.each([
    ['alone, in progress', { ...answeredFiling, isJointFiling: false, partnerData: null }, 'Step 7 of 7: Submit', '7'],
    ['together, in progress', answeredFiling, 'Step 7 of 7: Submit', '7'],
    ['together, submitted without documents', completedFiling, 'Step 7 of 7: Submit', 'Submit (done)'],
  ])(
    'its number of the seven, or a tick, is the same for a person who files %s',
    async (_, filing, sentence, number) => {
      const page = await open(SubmitPage, 'submit', { data: withFiling(filing) })
      expect(page.querySelector('header')?.textContent).toContain(sentence)
      expect(page.querySelector('[aria-current="step"]')?.textContent).toContain(number)
    },
  )

  test('a submitted return shows first that it is, with its number; then what it comes to and a record to keep', async () => {
    const page = await open(SubmitPage, 'submit', { data: withFiling(completedFiling) })
    const headings = [...page.querySelectorAll('h1, h2')].map((heading) => heading.textContent ?? '')
    expect([headings.slice(0, 2), headings[2]?.slice(0, 24), headings.at(-2)]).toEqual([
      ['Your practice return is submitted – 2024', 'Submitted as practice, not to the tax authority'],
      'Under the rules for 2024',
      'What happens next',
    ])
    const html = opened?.html ?? ''
    expect(
      ['AW-2024-000003', '/previous-filings/3/return.pdf', 'Return to Dashboard'].filter(
        (part) => !html.includes(part),
      ),
    ).toEqual([])
  })
})
