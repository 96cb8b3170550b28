import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { control, json, refusal, said, stepPages, submit } from '../../../testing/step-page.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SubmitPage } from '../SubmitPage.tsx'

const { fetched, navigate, open, sent } = stepPages()

/** Answers the saves in turn; the list of returns is `filing` until a save was refused as overtaken, then `newer`. */
function answerSaves(filing: TaxFiling, ...saves: readonly Response[]) {
  const left = [...saves]
  let listed = filing
  fetched.mockImplementation(async (_, init) => {
    if (init?.method !== 'PATCH') return json([listed])
    const answer = left.shift() ?? refusal(500, 'Asked too often')
    if (answer.status === 412) listed = { ...filing, version: 9 }
    return answer
  })
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const saves = () =>
  sent()
    .filter(([method]) => method === 'PATCH')
    .map(([, , body, version]) => [body.currentStep, version])

/** Opens the notice Testomgeving and goes on from it. */
async function proceed() {
  await press('Proceed to submission')
  await press('Inzenden oefenen')
}

test('the overview’s own button goes straight to submission, and the overview is done', async () => {
  answerSaves(answeredFiling, json({ ...answeredFiling, currentStep: 'submit', version: 7 }))
  open(ReviewPage, '/tax-filing/review', withFiling(answeredFiling))
  await press('Inzenden oefenen')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/submit'))
  expect([saves(), screen.queryByRole('alertdialog'), screen.queryByRole('dialog')]).toEqual([
    [['submit', '6']],
    null,
    null,
  ])
})

test.each([500, 503])('a failed way to submission (%i) says so, and can be tried again', async (status) => {
  answerSaves(answeredFiling, refusal(status, 'Broken'), json({ ...answeredFiling, currentStep: 'submit', version: 7 }))
  open(ReviewPage, '/tax-filing/review', withFiling(answeredFiling))
  await proceed()
  await screen.findByText('Failed to proceed to submission. Please try again.')
  expect(navigate).not.toHaveBeenCalled()
  await press('Try again')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/submit'))
  expect(saves()).toEqual([
    ['submit', '6'],
    ['submit', '6'],
  ])
})

test('an overtaken way to submission tells of it, and goes on with the newer answers', async () => {
  answerSaves(answeredFiling, refusal(412, 'Changed'), json({ ...answeredFiling, currentStep: 'submit', version: 10 }))
  open(ReviewPage, '/tax-filing/review', withFiling(answeredFiling))
  await proceed()
  await screen.findByText('Your return was changed in another window')
  await proceed()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/submit'))
  expect(saves()).toEqual([
    ['submit', '6'],
    ['submit', '9'],
  ])
})

test('submitting asks for the agreement, then shows the success view', async () => {
  const completed = { ...answeredFiling, completed: true, currentStep: 'submit' as const, version: 7 }
  fetched.mockResolvedValue(json(completed))
  open(SubmitPage, '/tax-filing/submit', withFiling(answeredFiling))
  await submit()
  expect([said(), fetched.mock.calls.length]).toEqual([
    'destructive | Agreement required | You must agree to the terms before submitting your tax filing.',
    0,
  ])
  expect(screen.getByRole('alert').textContent).toContain('You must agree to the terms')
  expect(control('confirmation').closest('div')?.parentElement?.textContent).toContain(
    'Tick this to submit your return',
  )
  fireEvent.click(control('confirmation'))
  await submit()
  await screen.findByText('Your practice return is submitted')
  expect([said(), document.activeElement?.textContent]).toEqual([
    'default | Tax filing submitted!',
    'Your practice return is submitted – 2024',
  ])
})

test.each<[string, () => void, string]>([
  [
    'no connection',
    () => fetched.mockRejectedValue(new TypeError('Failed to fetch')),
    'There is no connection. Check your internet and try again.',
  ],
  [
    'a refusal',
    () => fetched.mockResolvedValue(refusal(503, 'The storage is busy. Try again in a moment.')),
    'The storage is busy. Try again in a moment.',
  ],
])(
  'submitting that fails by %s says so in a sentence, without a browser’s words or a status',
  async (_, fail, text) => {
    fail()
    open(SubmitPage, '/tax-filing/submit', withFiling(answeredFiling))
    fireEvent.click(control('confirmation'))
    await submit()
    await waitFor(() => expect(said()).toBe(`destructive | Submission failed | ${text}`))
    expect(document.querySelector('form')?.textContent).toContain(`Submission failed: ${text}`)
  },
)
