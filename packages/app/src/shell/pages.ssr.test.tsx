import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { Page as DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { Page as DigidDashboardPage } from '../features/digid/DigidDashboardPage.tsx'
import { ErrorPage } from '../features/error/ErrorPage.tsx'
import { Page as MenuPage } from '../features/menu/MenuPage.tsx'
import { Page as NotFoundPage } from '../features/not-found/NotFoundPage.tsx'
import { Page as SecondFactorPage } from '../features/second-factor/SecondFactorPage.tsx'
import { Page as SignInStepPage } from '../features/second-factor/SignInStepPage.tsx'
import { Page as AuthPage } from '../features/session/AuthPage.tsx'
import { GatePage } from '../features/session/GatePage.tsx'
import { Page as ActivityPage } from '../features/settings/ActivityPage.tsx'
import { Page as SettingsPage } from '../features/settings/SettingsPage.tsx'
import { Page as StyleGuidePage } from '../features/style-guide/StyleGuidePage.tsx'
import type { PageRequest } from '../page-request.ts'
import {
  digidCitizen,
  lookingAround,
  pageRequest,
  signingIn,
  visitor,
  withFiling,
  withPasskeys,
} from '../testing/fixtures.ts'
import { hydratePage } from '../testing/hydrate.tsx'
import { Shell } from './Shell.tsx'

const refused = {
  name: 'login',
  fields: { username: 'sanne' },
  problems: [],
  message: 'The username or password is not right.',
}
const unfilled = {
  name: 'register',
  fields: { fullName: 'Sanne' },
  problems: [{ field: 'email', code: 'required' }],
} as const
const flash = { variant: 'default', title: 'Logged out', text: 'You have been successfully logged out.' } as const

/** Page, request, and words its first HTML must hold. */
const pages: readonly (readonly [string, ComponentType, Partial<PageRequest>, string])[] = [
  ['dashboard of a visitor', DashboardPage, { data: visitor }, 'Sign in to begin'],
  ['dashboard without a return', DashboardPage, {}, 'Welcome, Sanne de Vries'],
  [
    'dashboard of a person, whose session DigiD would replace',
    DashboardPage,
    {},
    'instead of your current session as Sanne de Vries',
  ],
  ['dashboard with a return', DashboardPage, { data: withFiling }, 'Continue Your Filing'],
  ['dashboard in Dutch', DashboardPage, { data: withFiling, language: 'nl' }, 'Welkom, Sanne de Vries'],
  ['sign-in', AuthPage, { path: '/auth', data: visitor }, 'Or continue with'],
  [
    'sign-in after signing out',
    AuthPage,
    { path: '/auth', data: visitor, flash },
    'You have been successfully logged out.',
  ],
  ['refused sign-in', AuthPage, { path: '/auth', data: visitor, form: refused, status: 422 }, refused.message],
  ['registration', AuthPage, { path: '/auth', search: '?tab=register', data: visitor }, 'Use Test BSN'],
  [
    'registration with problems',
    AuthPage,
    { path: '/auth', data: visitor, form: unfilled },
    'Enter your email address',
  ],
  ['gate', GatePage, { path: '/settings', data: visitor, status: 401 }, 'Redirecting to login...'],
  ['settings', SettingsPage, { path: '/settings' }, 'Email notifications'],
  ['security', SettingsPage, { path: '/profile', search: '?tab=security' }, 'Download my data (ZIP)'],
  [
    'security after DigiD',
    SettingsPage,
    { path: '/settings', search: '?tab=security', data: digidCitizen },
    'has no password',
  ],
  ['activity', ActivityPage, { path: '/settings/activity' }, 'Sign out everywhere'],
  ['passkeys', SecondFactorPage, { path: '/settings/second-factor', data: withPasskeys }, 'My phone'],
  [
    'the second step of signing in',
    SignInStepPage,
    { path: '/auth/second-factor', data: signingIn },
    'Use your passkey',
  ],
  ['DigiD dashboard', DigidDashboardPage, { path: '/digid-dashboard', data: digidCitizen }, 'DigiD (simulation)'],
  [
    'DigiD dashboard, signed in with a password',
    DigidDashboardPage,
    { path: '/digid-dashboard' },
    'you did not sign in with its simulation',
  ],
  [
    'DigiD dashboard, looking around',
    DigidDashboardPage,
    { path: '/digid-dashboard', data: lookingAround },
    'nothing can be saved',
  ],
  ['menu', MenuPage, { path: '/menu' }, 'Log Out'],
  ['menu of a visitor', MenuPage, { path: '/menu', data: visitor }, 'Main Navigation'],
  ['style guide', StyleGuidePage, { path: '/style-guide', data: visitor }, 'Colour palette'],
  ['unknown path', NotFoundPage, { path: '/nowhere', status: 404 }, 'Did you forget to add the page to the router?'],
  ['failed page', ErrorPage, { status: 500, errorId: 'abc-123' }, 'Reference: abc-123'],
]

/** The buttons of a page that ask for attention, in the tabs that are open; the chat beside it has its own. */
const mainActions = (container: HTMLElement) =>
  [...container.querySelectorAll('main [class*="variantStyle_primary"]')]
    .filter((button) => button.closest('[data-state="inactive"], [class*="ChatPanel_panel"]') === null)
    .map((button) => button.textContent)

test.each(pages.filter(([, Page]) => Page !== StyleGuidePage))(
  '%s: has one main action at most',
  async (_name, Page, changes) => {
    const InShell = () => (
      <Shell isLoading={false} announcement="">
        <Page />
      </Shell>
    )
    const { container, close } = await hydratePage(InShell, pageRequest(changes))
    const found = mainActions(container)
    close()
    expect(found.slice(1)).toEqual([])
  },
)

test.each(pages)('%s: drawn on the server, hydrated without a complaint', async (_name, Page, changes, words) => {
  const InShell = () => (
    <Shell isLoading={false} announcement="">
      <Page />
    </Shell>
  )
  const { html, container, complaints, close } = await hydratePage(InShell, pageRequest(changes))
  const text = container.textContent ?? ''
  const headings = container.querySelectorAll('h1').length
  close()
  expect({ complaints, isInHtml: html.includes(words), isKept: text.includes(words), headings }).toEqual({
    complaints: [],
    isInHtml: true,
    isKept: true,
    headings: 1,
  })
})
