import { type Cents, formatEuros } from '@aangiftewijs/domain/money'
import { amountWords, type Part } from '@aangiftewijs/domain/tax-return'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DeductibleInterest } from './DeductibleInterest.tsx'

const interest = (documentId: number, amount: Cents, deductible?: Cents): Part => ({
  name: 'mortgageInterest',
  amount,
  documentId,
  filename: `hypotheek-${documentId}.pdf`,
  type: 'mortgage_statement',
  confidence: 0.95,
  place: null,
  label: 'Betaalde rente',
  ...(deductible !== undefined && { deductible }),
})

/** The field of mortgage interest, that holds what these statements say, with what is said below it. */
function draw(...parts: readonly Part[]) {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  render(
    <form>
      <input name="mortgageInterest" defaultValue={formatEuros(amount)} />
      <DeductibleInterest
        name="mortgageInterest"
        label={amountWords.mortgageInterest.label}
        suggestion={{ amount, parts }}
      />
    </form>,
  )
  return screen.getByRole<HTMLInputElement>('textbox')
}

const said = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? ''

test('what a statement calls deductible is said, and can be filled in, for each of several', async () => {
  const field = draw(interest(1, 7_368_03, 7_142_33), interest(2, 1_000_00))
  expect(said()).toContain(
    'According to hypotheek-1.pdf € 7.142,33 is deductible, and € 7.368,03 of interest was paid. Fill in what you may deduct.',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Fill in €.8\.142,33/ }))
  expect([field.value, document.activeElement]).toEqual(['8.142,33', field])
})

test('costs beside the interest are said, and take no place of it', () => {
  draw(interest(1, 6_543_21, 300_00))
  expect([said().includes('€ 300,00 is deductible'), screen.queryByRole('button')]).toEqual([true, null])
})

test('nothing is said where nothing else is deductible', () => {
  draw(interest(1, 6_543_21))
  expect(said()).toBe('')
})
