import type { Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dividedCouple, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SubmitPage } from '../SubmitPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

type Tick = Partial<NonNullable<TaxFiling['incomeData']>>

/** The text of the submit page of a couple with a tick, its two kinds of blanks alike. */
const submitting = (tick: Tick, completed = false): Promise<string> => textOf(SubmitPage, 'submit', tick, completed)

async function textOf(Page: ComponentType, step: Step, tick: Tick, completed = false): Promise<string> {
  const incomeData = dividedCouple.incomeData && { ...dividedCouple.incomeData, ...tick }
  const data = withFiling({ ...dividedCouple, incomeData, currentStep: 'submit', completed })
  opened?.close()
  opened = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, data }))
  expect(opened.complaints).toEqual([])
  return (opened.container.textContent ?? '').replaceAll(/\s+/g, ' ')
}

const partnerSigns = /signed by your partner as well|your partner signs too/
const diedSince = /Did your partner die after 2024\? Then the heirs sign for your partner/
const practise = /You can practise every step all the same/

test.each([
  [
    'a death',
    { diedInYear: true },
    /which the heirs sign, and the surviving partner’s own return/,
    /which the heirs sign; the surviving partner/,
  ],
  [
    'a part of the year',
    { partYearResident: true },
    /Each of you signs your own real return/,
    /a separate form, with a different deadline/,
  ],
  [
    'a death in a part of the year',
    { diedInYear: true, partYearResident: true },
    /the one for the person who died, which the heirs sign, and the surviving partner’s own return/,
    /the heirs sign the one for the person who died/,
  ],
] as const)(
  '%s has a form of its own: no partner signs the same one, before submitting or after',
  async (_, tick, before, after) => {
    const [open, done] = [await submitting(tick), await submitting(tick, true)]
    expect([open, done].map((text) => [partnerSigns.test(text), practise.test(text)])).toEqual([
      [false, true],
      [false, false],
    ])
    expect([open, done]).toEqual([expect.stringMatching(before), expect.stringMatching(after)])
    expect(done).toContain('For your real return:')
  },
)

test('any other couple still reads that the partner signs, and who does for one who died since', async () =>
  expect(
    [await submitting({}), await submitting({}, true)].map((text) => [partnerSigns.test(text), diedSince.test(text)]),
  ).toEqual([
    [true, true],
    [true, true],
  ]))

test('of a later death nothing is said beside one in the year; beside a migration it is', async () => {
  const died = await submitting({ diedInYear: true })
  const moved = await submitting({ partYearResident: true })
  expect([died, moved].map((text) => diedSince.test(text))).toEqual([false, true])
})

test('what the rest comes to stands with what it hangs on; what it assumes and was made of stands where all is looked over', async () => {
  const tick = { homeLet: true, taxWithheld: 0 }
  const line = await submitting(tick)
  expect([
    line.includes('A rough figure: something that makes a big difference'),
    line.includes('What we assume'),
  ]).toEqual([true, false])
  const text = await textOf(ReviewPage, 'review', tick)
  const order = [
    'Without this, the rest that is filled in comes to: together',
    'A rough figure: something that makes a big difference',
    'No tax withheld is filled in',
    'What we assume',
    'How we got this',
  ].map((said) => text.indexOf(said))
  expect([order.includes(-1), order]).toEqual([false, [...order].sort((one, other) => one - other)])
})

test('an amount that cannot be is the only thing in the way: it is no circumstance to practise with', async () => {
  const text = await submitting({ untaxedAllowance: 50_000 })
  expect([practise.test(text), text.includes('Change this first, then we can work out a figure:')]).toEqual([
    false,
    true,
  ])
})
