import type { Meta, StoryObj } from '@storybook/react-vite'
import { digidCitizen, signedIn, withPasskeys } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './SecondFactorPage.tsx'

const meta = { title: 'Screens/Passkeys', component: Page, parameters: { layout: 'padded' } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const path = '/settings/second-factor'
const codes = ['7K3M-9QXA-2C4D-V8TN', '1H5R-W0PZ-6BGE-YJ3S', 'M4F8-2KQT-9D7C-X1VA', 'Z6NP-0R5H-3EWB-8GYJ']

const none = { ...signedIn, '/api/second-factor': { passkeys: [], recoveryCodes: 0, areCodesKept: true } }

export const None: Story = { decorators: [storyPage({ path, data: none })] }

export const Two: Story = { decorators: [storyPage({ path, data: withPasskeys })] }

export const NewRecoveryCodes: Story = {
  decorators: [
    storyPage({
      path,
      data: withPasskeys,
      form: { name: 'recovery-codes', fields: { codes: codes.join(' ') }, problems: [] },
    }),
  ],
}

export const CodesNotKept: Story = {
  decorators: [
    storyPage({
      path,
      data: {
        ...signedIn,
        '/api/second-factor': {
          passkeys: [{ id: 1, name: 'My phone', createdAt: '2026-11-02T09:00:00.000Z', lastUsedAt: null }],
          recoveryCodes: 10,
          areCodesKept: false,
        },
      },
    }),
  ],
}

export const WithProblems: Story = {
  decorators: [
    storyPage({
      path,
      data: withPasskeys,
      form: {
        name: 'passkeys',
        fields: {},
        problems: [
          { field: 'remove', code: 'required' },
          { field: 'password', code: 'required' },
        ],
      },
    }),
  ],
}

export const AfterDigid: Story = { decorators: [storyPage({ path, data: digidCitizen })] }
