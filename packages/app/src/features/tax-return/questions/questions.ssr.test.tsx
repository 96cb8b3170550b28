import { wordsOf } from '@aangiftewijs/domain/language'
import { questionAddress } from '@aangiftewijs/domain/question-address'
import {
  alsoAsked,
  controlsOf,
  type Question,
  questionsListed,
  questionsOf,
  questionWords,
  type Step,
} from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest } from '../../../testing/fixtures.ts'
import { hydratePage } from '../../../testing/hydrate.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as PartnerPage } from '../PartnerPage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SetupPage } from '../SetupPage.tsx'
import { Page as SubmitPage } from '../SubmitPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

let opened: Hydrated | null = null
afterEach(() => opened?.close())

async function open(Page: ComponentType, step: Step): Promise<HTMLElement> {
  const data = withFiling(answeredFiling)
  opened = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, language: 'nl', data }))
  return opened.container
}

const also: readonly string[] = [...alsoAsked('income', answeredFiling), ...alsoAsked('deductions', answeredFiling)]

/** The questions of a step's table that this return is asked. */
const asked = (step: Step) =>
  Object.entries<Question>(questionsOf[step]).flatMap(([name, { alsoCounts }]) =>
    alsoCounts === undefined || also.includes(name) ? [name] : [],
  )

/** The names of the controls of a step; a date has three. */
const controlNames = (step: Step) =>
  asked(step).flatMap((name) =>
    controlsOf(questionsOf[step])[name] === 'date' ? ['day', 'month', 'year'].map((part) => `${name}-${part}`) : [name],
  )

test.each([
  ['setup', SetupPage],
  ['partner', PartnerPage],
  ['income', IncomePage],
  ['deductions', DeductionsPage],
  ['submit', SubmitPage],
] as const)('the form of %s asks every question of its table, in order and with its words', async (step, Page) => {
  const page = await open(Page, step)
  const controls = page.querySelectorAll<HTMLInputElement>(
    `form[action="/tax-filing/${step}"] :is(input, select):not([type="hidden"])`,
  )
  expect([...controls].map(({ name }) => name)).toEqual(controlNames(step))
  const text = page.textContent ?? ''
  const words = asked(step).flatMap((name) => {
    const said = questionWords[name as keyof typeof questionWords]
    // The return here is one of partners.
    const { label, hint } = { ...said, ...said.together }
    return [label, ...(hint ? [hint] : [])].map((one) => wordsOf(one, 'nl', { year: answeredFiling.year }))
  })
  expect(words.filter((said) => !text.includes(said))).toEqual([])
})

test('review lists the answer to every question that belongs there, each with the way to its control', async () => {
  const page = await open(ReviewPage, 'review')
  const listed = [...page.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('a')?.getAttribute('href'),
  ])
  const expected = (['setup', 'partner', 'income', 'deductions'] as const).flatMap((step) =>
    questionsListed('review', step, answeredFiling.year).map(([name, { kind }]) => [
      (questionWords[name].term ?? questionWords[name].label).nl,
      questionAddress(`/tax-filing/${step}`, kind === 'date' ? `${name}-day` : name),
    ]),
  )
  expect(expected.filter((row) => !listed.some((shown) => shown.join() === row.join()))).toEqual([])
})
