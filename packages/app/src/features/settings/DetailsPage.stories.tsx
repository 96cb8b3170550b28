import type { Meta, StoryObj } from '@storybook/react-vite'
import { digidCitizen } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './DetailsPage.tsx'

const meta = { title: 'Screens/Details', component: Page, parameters: { layout: 'padded' } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const path = '/settings/details'

export const Default: Story = { decorators: [storyPage({ path })] }

export const WithMail: Story = { decorators: [storyPage({ path, operator: { sendsMail: true } })] }

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      form: {
        name: 'email',
        fields: { email: 'someone@example.org' },
        problems: [
          { field: 'email', code: 'taken' },
          { field: 'password', code: 'required' },
        ],
      },
    }),
  ],
}

export const AfterDigid: Story = { decorators: [storyPage({ path, data: digidCitizen })] }
