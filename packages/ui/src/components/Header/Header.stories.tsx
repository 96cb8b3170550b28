import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../testing/states.tsx'
import { Avatar } from '../Avatar/index.ts'
import { LinkButton } from '../LinkButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { Header } from './Header.tsx'

const userMenu = (name: string, initials: string) => (
  <Menu
    items={[
      { id: 'profile', label: 'Profile', href: '/profile' },
      { id: 'logout', label: 'Logout', formAction: '/logout' },
    ]}
    trigger={<Avatar initials={initials} name={name} />}
  />
)

const notice =
  'This is a demonstration. Simulations run in your browser; use the sample documents with fictional data, not your own.'

const meta = {
  title: 'Components/Header',
  component: Header,
  args: { productName: 'Aangiftewijs', notice, userMenu: userMenu('Sanne de Vries', 'SV') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

export const SignedOut: Story = {
  args: {
    userMenu: (
      <LinkButton href="/auth" size="small" variant="secondary">
        Login
      </LinkButton>
    ),
  },
}

export const LongName: Story = {
  args: { userMenu: userMenu('Wilhelmina Alexandrina van den Heuvel-Oudshoorn tot Zuylen', 'WZ') },
}

export const WithoutTools: Story = { args: { userMenu: undefined, notice: undefined } }
export const States: Story = statesOf(['hover', 'focus'])
