import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Icon } from '../Icon/index.ts'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#next', children: 'Start your return' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Back' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Read the guide' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Stop and delete' } }
export const Small: Story = { args: { size: 'small', children: 'Review' } }
export const NewTab: Story = { args: { target: '_blank', children: 'Open in a new tab' } }

export const BackAndContinue: Story = {
  render: () => (
    <Cluster>
      <LinkButton href="#next">
        Continue
        <Icon name="chevron-right" />
      </LinkButton>
      <LinkButton href="#back" variant="secondary">
        <Icon name="chevron-left" />
        Back
      </LinkButton>
    </Cluster>
  ),
}

export const LongDutch: Story = {
  args: { children: 'Naar het overzicht van de aftrekposten voor uw eigen woning en uw zorgkosten' },
}
export const States: Story = statesOf(['hover', 'focus', 'pressed'])
