import type { Meta, StoryObj } from '@storybook/react-vite'
import { visitor } from '../../testing/fixtures.ts'
import { storyPage } from '../../testing/story-page.tsx'
import { Page } from './AuthPage.tsx'

const meta = { title: 'Screens/Sign in', component: Page, parameters: { layout: 'padded' } } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = { decorators: [storyPage({ path: '/auth', data: visitor })] }

export const FirstTime: Story = { decorators: [storyPage({ path: '/auth', data: visitor, hasSignedInHere: false })] }

export const Register: Story = { decorators: [storyPage({ path: '/auth', search: '?tab=register', data: visitor })] }

export const AfterSessionEnded: Story = {
  decorators: [storyPage({ path: '/auth', search: '?next=%2Ftax-filing%2Fincome&ended=typed', data: visitor })],
}

export const AfterPressTooLate: Story = {
  decorators: [storyPage({ path: '/auth', search: '?next=%2Fprevious-filings&ended=pressed', data: visitor })],
}

export const AfterSessionUnknown: Story = {
  decorators: [storyPage({ path: '/auth', search: '?next=%2Ftax-filing%2Fincome&ended=unknown', data: visitor })],
}

export const Refused: Story = {
  decorators: [
    storyPage({
      path: '/auth',
      data: visitor,
      form: {
        name: 'login',
        fields: { username: 'sanne' },
        problems: [],
        message: 'The username or password is not right.',
      },
    }),
  ],
}

export const LoginWithProblems: Story = {
  decorators: [
    storyPage({
      path: '/auth',
      data: visitor,
      form: {
        name: 'login',
        fields: { username: 'x' },
        problems: [
          { field: 'username', code: 'too-short' },
          { field: 'password', code: 'required' },
        ],
      },
    }),
  ],
}

export const RegisterWithProblems: Story = {
  decorators: [
    storyPage({
      path: '/auth',
      data: visitor,
      form: {
        name: 'register',
        fields: { fullName: 'Sanne de Vries', bsn: '123456789' },
        problems: [
          { field: 'bsn', code: 'invalid-bsn' },
          { field: 'password', code: 'too-common' },
          { field: 'confirmPassword', code: 'not-matching' },
        ],
      },
    }),
  ],
}
