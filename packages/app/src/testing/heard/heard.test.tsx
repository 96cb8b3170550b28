import { expect, test } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { withFiling } from '../filing-fixtures.ts'
import { begunFiling, signedIn, visitor } from '../fixtures.ts'
import { openProduct, type Walk } from './open-product.tsx'
import { rightPassword } from './pretend-host.ts'

const isAt = (path: string) => () => location.pathname === path
const shows = (selector: string) => () => document.querySelector(`main ${selector}`) !== null

const hasToast = () => document.querySelector('[data-swipe-direction]') !== null

async function theReturn({ read, act, fill, tick, submit, open, wait }: Walk) {
  await read('Setup')
  await act('Continue, with nothing filled in', submit, shows('[role=alert]'))
  const answerSetup = () => {
    tick('ownHome', 'isJointFiling', 'acceptTerms')
    submit()
  }
  await act('A joint return with an own home; Continue', answerSetup, isAt('/tax-filing/partner'))
  await read('Partner')
  await act('Continue, with nothing filled in', submit, shows('[role=alert]'))
  await read('Partner, with what is wrong')
  const answerPartner = () => {
    fill({ fullName: 'Jan van der Berg', bsn: '111222333' })
    fill({ 'dateOfBirth-day': '3', 'dateOfBirth-month': '2', 'dateOfBirth-year': '1990' })
    submit()
  }
  await act('Who the partner is; Continue', answerPartner, isAt('/tax-filing/income'))
  await read('Income')
  await act(
    'Amounts are typed',
    () => fill({ salary: 'veel', taxWithheld: '10.672,25' }),
    () => true,
  )
  await act(
    'Two seconds later',
    () => wait(2000),
    () => true,
  )
  await act('Continue, with a salary that is no amount', submit, shows('[role=alert]'))
  const answerIncome = () => {
    fill({ salary: '60.000' })
    submit()
  }
  await act('A salary; Continue', answerIncome, isAt('/tax-filing/deductions'))
  await read('Deductions')
  const answerDeductions = () => {
    fill({ mortgageInterest: '6.874,20' })
    submit()
  }
  await act('Mortgage interest; Continue', answerDeductions, isAt('/tax-filing/review'))
  await read('Review')
  await act('Practise submitting', () => open('/tax-filing/submit'), isAt('/tax-filing/submit'))
  await read('Submit')
  await act('Submit, without confirming', submit, shows('[role=alert]'))
  const confirm = () => {
    tick('confirmation')
    submit()
  }
  await act('Confirmed; Submit', confirm, () => !shows('form[novalidate]')())
  await read('Submitted')
}

async function signingIn({ read, act, fill, submit }: Walk) {
  await read('Sign in')
  await act('Sign in, with nothing filled in', submit, shows('[role=alert]'))
  await read('Sign in, with what is wrong')
  const signIn = (password: string) => () => {
    fill({ username: 'sanne', password })
    submit()
  }
  await act('A wrong password; Sign in', signIn('helemaal fout'), hasToast)
  await act('The right password; Sign in', signIn(rightPassword), isAt('/'))
  await read('Dashboard')
}

async function uploading({ read, act, choose, wait }: Walk) {
  await read('Documents')
  await act(
    'A text file is chosen',
    () => choose(new File(['x'], 'notes.txt', { type: 'text/plain' })),
    () => true,
  )
  await act(
    'A statement is chosen',
    () => choose(new File(['%PDF-'], 'jaaropgaaf-bakkerij.pdf', { type: 'application/pdf' })),
    hasToast,
  )
  await act(
    'Four seconds later',
    () => wait(4000),
    () => true,
  )
  await read('Documents, with its figures')
}

async function calculating({ read, act, fill, submit }: Walk) {
  await read('Calculator')
  await act(
    'Calculate, with an amount that is none',
    () => {
      fill({ salary: 'veel' })
      submit()
    },
    () => shows('[role=alert]')() || shows('#results')(),
  )
  await act(
    'A salary; Calculate',
    () => {
      fill({ salary: '60.000', taxWithheld: '20.000' })
      submit()
    },
    shows('#results'),
  )
  await read('Calculator, with its result')
}

const walks = {
  return: [theReturn, { path: '/tax-filing/setup', data: { ...signedIn, '/api/drafts/setup': [] } }],
  'sign-in': [signingIn, { path: '/auth', data: visitor }],
  upload: [uploading, { path: '/tax-filing/documents', data: withFiling(begunFiling) }],
  calculator: [calculating, { path: '/quick-tax-calculator', data: visitor }],
} as const satisfies Record<string, readonly [(walk: Walk) => Promise<void>, Partial<PageRequest>]>

const named = Object.entries(walks).flatMap(([name, walk]) =>
  (['en', 'nl'] as const).map((language) => [name, language, ...walk] as const),
)

/** A whole walk on a busy machine, in milliseconds. */
const longest = 60_000

/** Reviewed by ear: `npx vitest run packages/app/src/testing/heard --update` writes them anew, and the diff is read. */
test.each(named)('%s, heard in %s', { timeout: longest }, async (name, language, take, changes) => {
  const walk = await openProduct({ ...changes, language })
  try {
    await take(walk)
  } finally {
    walk.close()
  }
  await expect(walk.transcript()).toMatchFileSnapshot(`transcripts/${name}.${language}.txt`)
  expect(walk.complaints()).toEqual([])
})
