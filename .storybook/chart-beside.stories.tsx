import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import * as signIn from '../packages/app/src/features/session/AuthPage.stories.tsx'
import * as documents from '../packages/app/src/features/tax-return/DocumentsPage.stories.tsx'
import * as income from '../packages/app/src/features/tax-return/IncomePage.stories.tsx'

/** Screens with their chart beside them, as the toolbar shows it for every screen. */
const meta = {
  title: 'Charts/Beside a screen',
  // The screens have pictures of their own.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The chart is drawn, with a state marked. In a narrow window it stands below the screen, and is drawn once it is in sight. */
const play: Story['play'] = async ({ canvasElement }) => {
  const aside = await within(canvasElement).findByRole('region', { name: 'Chart' })
  const chart = within(aside)
  // A screen may take the focus, and the window, back to its top when it is drawn.
  await waitFor(() => {
    aside.scrollIntoView()
    chart.getByRole('heading')
  })
  const drawing = await chart.findByRole('img', { name: 'The chart as a drawing' }, { timeout: 20_000 })
  await waitFor(() => expect(drawing.querySelector('[data-active]')).not.toBeNull())
}

const screenOf = (Page: ComponentType | undefined) => () => (Page ? <Page /> : <p>There is no page.</p>)

export const RefusedIncome: Story = {
  render: screenOf(income.default.component),
  decorators: income.WithProblems.decorators ?? [],
  parameters: { chartOf: 'screens-income--with-problems' },
  play,
}
export const SeveralCharts: Story = {
  render: screenOf(documents.default.component),
  decorators: documents.WithDocuments.decorators ?? [],
  parameters: { chartOf: 'screens-documents--with-documents' },
  play,
}
export const SignInRefused: Story = {
  render: screenOf(signIn.default.component),
  decorators: signIn.Refused.decorators ?? [],
  parameters: { chartOf: 'screens-sign-in--refused' },
  play,
}
