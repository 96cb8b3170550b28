import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deductionsWith } from '../packages/domain/src/tax-return/index.ts'
import { readPdf } from '../packages/server/src/testing/read-pdf.ts'
import { hydrated, visit } from './browser.ts'
import { answer, createPerson, createReturn, formWith, partnerBsn } from './person.ts'
import { browser, origin } from './shared.ts'

/** Letters alone: a browser breaks lines and words on paper where it likes. */
const lettersOf = (text: string) => text.replace(/[\s\u00ad]/g, '')

const mark = lettersOf('Aangiftewijs · Demonstratie: er wordt niets verstuurd')

/** What is at the foot of every sheet is there; what else is on each. */
async function print(page: Page): Promise<readonly string[]> {
  const { text } = await readPdf(await page.pdf({ format: 'A4' }))
  const sheets = text.split('\n').map(lettersOf)
  return sheets.map((sheet, index) => {
    const [number, rest = ''] = sheet.split(mark)
    expect(number).toBe(`${index + 1}/${sheets.length}`)
    return rest
  })
}

/** Of what is expected, which is not there. */
const missingIn = (sheets: readonly string[], expected: readonly string[]) =>
  expected.filter((text) => !sheets.join('').includes(lettersOf(text)))

/** Which of these are there. */
const foundIn = (sheets: readonly string[], expected: readonly string[]) => {
  const missing = missingIn(sheets, expected)
  return expected.filter((text) => !missing.includes(text))
}

/** The last sheet is no empty one, and holds more than a line. */
const lastSheetIsOfUse = (sheets: readonly string[]) => (sheets.at(-1) ?? '').length > 150

/** How each text begins: what follows may be a link, behind which its address is printed. */
const beginnings = async (texts: Locator) => (await texts.allTextContents()).map((text) => text.trim().slice(0, 20))

async function reader(path: string) {
  const { page, context } = await visit(browser, origin)
  await context.addCookies([{ name: 'language', value: 'nl', url: origin }])
  await page.goto(path)
  await hydrated(page)
  return { page, context }
}

describe('on paper', () => {
  test('closed questions have their answers, and the guide all its tabs', async () => {
    const { page, context } = await reader('/faq')
    const closed = page.locator('[role="region"][data-state="closed"], [data-state="closed"]:not(:has(button))')
    const answers = await beginnings(closed)
    const faq = await print(page)
    expect([answers.length > 20, missingIn(faq, answers), lastSheetIsOfUse(faq)]).toEqual([true, [], true])
    expect(foundIn(faq, ['(https://mijn.belastingdienst.nl', 'Naar de inhoud', 'Menu'])).toEqual([
      '(https://mijn.belastingdienst.nl',
    ])

    await page.goto('/tax-guide')
    await hydrated(page)
    const headings = await beginnings(page.locator('main h2, main h3'))
    const guide = await print(page)
    expect([headings.length > 20, missingIn(guide, headings), lastSheetIsOfUse(guide)]).toEqual([true, [], true])
    await context.close()
  })

  test('the return is whole: what is folded is printed, and nothing that only a screen can use', async () => {
    const { page, context } = await reader('/faq')
    await createPerson(page)
    await createReturn(page, { isJoint: true })
    const partnerData = { fullName: 'Jan van der Berg', bsn: partnerBsn, dateOfBirth: '1990-02-03' }
    const incomeData = { salary: 52_000, otherIncome: 0, taxWithheld: 14_000, savings: 41_234 }
    await answer(page, {
      partnerData: { ...partnerData, incomeData: { salary: 23_456, otherIncome: 0, taxWithheld: 3_210 } },
      incomeData,
      deductionsData: deductionsWith({ charityDonations: 1_000 }),
    })

    await page.goto('/tax-filing/income')
    await hydrated(page)
    const income = await print(page)
    expect(missingIn(income, ['Andere cijfers van uw partner', 'Loon van uw partner', 'Ook meetellen'])).toEqual([])
    const ofScreens = ['Vaak gevraagd over deze stap', 'Waar vind ik dit', 'Meer in de gids', 'Bestanden kiezen']
    expect([foundIn(income, ofScreens), lastSheetIsOfUse(income)]).toEqual([[], true])

    await page.goto('/tax-filing/review')
    await hydrated(page)
    const review = await print(page)
    const reasons = ['Wat we aannemen', 'Geen voorlopige aanslag', 'Zo komen we hieraan', 'Algemene heffingskorting']
    const demonstration = ['De berekening van deze demonstratie', 'Belasting per schijf']
    expect(missingIn(review, [...demonstration, 'Giften', '€ 1.000,00'])).toEqual([])
    expect(missingIn(review, reasons)).toEqual([])
    const asked = ['Vaak gevraagd', 'Tips om belasting', 'Niet beschikbaar in deze', 'Bekijk de verdeling', '(https']
    expect([foundIn(review, asked), lastSheetIsOfUse(review)]).toEqual([[], true])

    await page.goto('/tax-filing/submit')
    await hydrated(page)
    await page.locator('[name="confirmation"]').check({ force: true })
    await formWith(page, 'confirmation').locator('button[type="submit"]').click()
    await page.getByText('Uw kenmerk').waitFor()
    await page.reload()
    await hydrated(page)
    const submitted = await print(page)
    const inOrder = ['Uw oefenaangifte is ingezonden', 'Uw kenmerk', 'Volgens de regels van 2024', 'Wat gebeurt er nu']
    const places = inOrder.map((text) => submitted.join('').indexOf(lettersOf(text)))
    expect([places.includes(-1), places, lastSheetIsOfUse(submitted)]).toEqual([
      false,
      places.toSorted((one, other) => one - other),
      true,
    ])
    await context.close()
  })
})
