import { expect, test } from 'vitest'
import { stepsOn, visit } from './browser.ts'
import { answer, continueFrom, register, setUp, testBsn } from './person.ts'
import { browser, origin } from './shared.ts'

const atHome = { taxIdentifier: testBsn, birthDate: '1990-05-05', ownHome: true, foreignIncome: false }
const income = { salary: 80_000, otherIncome: 0, taxWithheld: 25_600 }

test.each([
  [true, 1280],
  [true, 360],
  [false, 360],
])(
  'what could make the figure another is ticked right after the amounts, the rarer in a fold, and says what to do (script: %s, %i wide)',
  async (javaScript, width) => {
    const visitor = await visit(browser, origin, { javaScript, width })
    const { page } = visitor
    const { open, check } = stepsOn(page, javaScript)
    const list = page.locator('fieldset', { hasText: 'Does one of these apply to you?' })
    await register(page)
    await setUp(page)
    await answer(page, { setupData: atHome, incomeData: { ...income, childUnder12: true } })
    await open('income')
    const fold = page.locator('details', {
      has: page.locator('> summary h2', { hasText: 'Anything special in the year?' }),
    })
    expect([await list.getByRole('checkbox').count(), await fold.locator('input[type=checkbox]').count()]).toEqual([
      5, 9,
    ])
    // A line each: what one means is seen once it is ticked, or when it is asked for before.
    const hints = () =>
      Promise.all(['child', 'business'].map((one) => list.locator(`[id^="${one}"][id$="-hint"]`).isVisible()))
    const shown = [await hints()]
    await list.locator('summary', { hasText: 'What each of these means' }).click()
    shown.push(await hints())
    await list.locator('summary', { hasText: 'What each of these means' }).click()
    expect([...shown, await hints()]).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ])
    await list.locator('[name="filesApart"]').check({ force: true })
    await list.getByText('The law counts you together').waitFor()
    await check()
    await continueFrom(page, 'salary')
    await page.waitForURL('**/tax-filing/deductions')
    await page.getByText('If your partner earns less, you have no combination credit: that is €').waitFor()
    await check()
    await open('income')
    await fold.locator('> summary').click()
    await fold.locator('[name="nonRepayingLoan"]').check({ force: true })
    await continueFrom(page, 'salary')
    await page.waitForURL('**/tax-filing/deductions')
    await page.getByText('A home loan from after 2012 is not being repaid.').waitFor()
    await page
      .getByText(
        'in Mijn Belastingdienst as soon as you can (with a letter that asks for it, it was due before May 1, 2025; without one',
      )
      .waitFor()
    await page.getByText('Without this, the rest that is filled in comes to: you').waitFor()
    await check()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)
