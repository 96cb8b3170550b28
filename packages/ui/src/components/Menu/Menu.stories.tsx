import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { inLook, statesOf } from '../../testing/states.tsx'
import { Avatar } from '../Avatar/index.ts'
import { Icon } from '../Icon/index.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Avatar initials="SV" name="Sanne de Vries" />,
    items: [
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'logout', label: 'Logout', formAction: '/logout', onPress: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <Stage width="fit" space="some">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const OpenedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus()
  },
}

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'light', label: 'Light', href: '#light', icon: <Icon name="lightbulb" /> },
      { id: 'contrast', label: 'High contrast', href: '#contrast', icon: <Icon name="contrast" /> },
    ],
    trigger: 'Theme',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Theme'))
  },
}

export const WithHeading: Story = {
  args: { heading: 'Wilhelmina Alexandrina van den Heuvel-Oudshoorn tot Zuylen' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Sanne de Vries'))
  },
}
export const States: Story = statesOf(['hover', 'focus'])
export const Pressed: Story = {
  decorators: [inLook('pressed')],
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('Sanne de Vries')),
}
