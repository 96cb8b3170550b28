import { describe, expect, test } from 'vitest'
import { deductionsWith } from '../packages/domain/src/tax-return/index.ts'
import { expectAccessible, hydrated, visit } from './browser.ts'
import { answer, continueFrom, createReturn, partnerBsn, register } from './person.ts'
import { browser, origin } from './shared.ts'

const ways = [
  { name: 'with script', javaScript: true, width: 1280 },
  { name: 'without script on a phone', javaScript: false, width: 360 },
]

describe.each(ways)('the year after, $name', ({ javaScript, width }) => {
  test('a return of 2025 starts from the one of 2024, is checked step by step, and can be begun empty', async () => {
    const { page, context, complaints } = await visit(browser, origin, { javaScript, width })
    const ready = async () => {
      if (!javaScript) return
      await hydrated(page)
      await expectAccessible(page)
    }
    await register(page)
    await createReturn(page, { isJoint: true })
    await answer(page, {
      setupData: { taxIdentifier: '999990019', birthDate: '1988-03-04', foreignIncome: false, ownHome: true },
      partnerData: { fullName: 'Tom Jansen', bsn: partnerBsn, dateOfBirth: '1990-12-05' },
      incomeData: { salary: 48_000, otherIncome: 0, taxWithheld: 12_000, childUnder12: true },
      deductionsData: deductionsWith({ mortgageInterest: 5_000, wozValue: 420_000 }),
      currentStep: 'submit',
      completed: true,
    })

    await page.goto('/tax-filing/setup?new=2025')
    await ready()
    // Pressed before what is typed is kept: what was asked for last counts.
    if (javaScript) await page.locator('[name="birthDate-day"]').fill('12')
    await page.getByRole('button', { name: 'Start 2025 from my 2024 return' }).click()
    await page.getByText('From your 2024 return: check what changed').waitFor()
    await ready()
    expect([
      await page.locator('[name="year"]').inputValue(),
      await page.locator('[name="birthDate-year"]').inputValue(),
      await page.locator('[name="isJointFiling"]').isChecked(),
    ]).toEqual(['2025', '1988', true])
    await page.locator('[name="acceptTerms"]').check({ force: true })
    await continueFrom(page, 'acceptTerms')

    await page.waitForURL('**/tax-filing/partner')
    await ready()
    expect(await page.locator('[name="fullName"]').inputValue()).toBe('Tom Jansen')
    await continueFrom(page, 'fullName')

    await page.waitForURL('**/tax-filing/income')
    await ready()
    expect([
      await page.locator('[name="childUnder12"]').isChecked(),
      await page.locator('[name="salary"]').inputValue(),
    ]).toEqual([true, ''])
    await page.locator('summary', { hasText: 'What you filled in for 2024' }).click()
    await page.getByText('48.000,00').filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: 'Start empty instead' }).click()
    await page.getByText('From your 2024 return').waitFor({ state: 'detached' })
    await ready()
    expect(await page.locator('[name="childUnder12"]').isChecked()).toBe(false)

    await page.goto('/previous-filings')
    await ready()
    const onward = page.getByRole('link', { name: 'Go on with Income' }).last()
    await onward.click()
    await page.waitForURL('**/tax-filing/income')
    expect(complaints).toEqual([])
    await context.close()
  })
})
