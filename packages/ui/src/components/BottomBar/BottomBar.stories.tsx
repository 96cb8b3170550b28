import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { inLook } from '../../testing/states.tsx'
import { Icon } from '../Icon/index.ts'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: {
    label: 'Quick',
    items: [
      { href: '/', label: 'Home', icon: <Icon name="home" />, current: 'page' },
      { href: '/tax-filing/setup', label: 'File Taxes', icon: <Icon name="document" /> },
      { href: '/menu', label: 'Menu', icon: <Icon name="menu" /> },
    ],
  },
  parameters: { layout: 'fullscreen', viewport: { defaultViewport: 'mobile1' } },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

/** Shown on windows narrower than 64 rem only. */
export const OnHome: Story = {}

export const OverLongContent: Story = {
  decorators: [
    (Story) => (
      <Stage space="page">
        <p>
          <a href="/last">The last link is never under the bar.</a>
        </p>
        <Story />
      </Stage>
    ),
  ],
}
export const Focus: Story = { decorators: [inLook('focus')] }
export const Pressed: Story = { decorators: [inLook('pressed')] }
