import { expect, test } from 'vitest'
import { pageRequest } from '../testing/fixtures.ts'
import { serverTitle } from './server-title.ts'

test.each([
  ['/quick-tax-calculator', '', 'Quick Tax Calculator | Aangiftewijs | Dutch Tax Filing'],
  ['/quick-tax-calculator', '?salary=50.000', 'Quick Tax Calculator | Aangiftewijs | Dutch Tax Filing'],
  ['/quick-tax-calculator', '?salary=-5', 'Error: Quick Tax Calculator | Aangiftewijs | Dutch Tax Filing'],
  ['/faq', '?salary=-5', 'Frequently Asked Questions | Aangiftewijs | Dutch Tax Filing'],
])('%s%s is called %s', (path, search, title) => {
  expect(serverTitle(pageRequest({ path, search }))).toBe(title)
})
