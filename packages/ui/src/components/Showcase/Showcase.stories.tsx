import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack } from '../../layout/index.ts'
import { Button } from '../Button/index.ts'
import { TextField } from '../TextField/index.ts'
import { Showcase } from './Showcase.tsx'

const meta = {
  title: 'Components/Showcase',
  component: Showcase,
  args: {
    title: 'What Aangiftewijs does for you',
    points: [
      { id: 'read', title: 'Reads your statements', text: 'You check the figures instead of typing them.' },
      { id: 'ask', title: 'One question at a time' },
      { id: 'reasons', title: 'Says how it got there', text: 'Every amount opens to its reasons.' },
    ],
    children: (
      <Stack gap={6}>
        <Heading level={1}>Sign in</Heading>
        <TextField label="Username" name="username" />
        <Button>Login</Button>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Showcase>

export default meta
type Story = StoryObj<typeof meta>

/** The panel shows in windows from 64 rem. */
export const BesideAForm: Story = {}
export const LongDutchWords: Story = {
  args: {
    title: 'Wat Aangiftewijs voor uw inkomstenbelastingaangifte doet',
    points: [
      { id: 'long', title: 'Arbeidsongeschiktheidsverzekeringspremieaftrek', text: 'Met uitleg bij elk bedrag.' },
    ],
  },
}
