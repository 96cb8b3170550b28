import type { Meta, StoryObj } from '@storybook/react-vite'
import { signingIn, visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SignInStepPage.tsx'

const meta = { title: 'Screens/Second step', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const path = '/auth/second-factor'
const data = signingIn

export const Asked: Story = { decorators: [storyPage({ path, data })] }

export const Refused: Story = {
  decorators: [
    storyPage({
      path,
      data,
      form: {
        name: 'second-factor',
        fields: {},
        problems: [],
        message: 'This passkey or code was not accepted. Try again, or use another one.',
      },
    }),
  ],
}

export const Over: Story = { decorators: [storyPage({ path, data: { ...visitor, '/api/sign-in-step': null } })] }
