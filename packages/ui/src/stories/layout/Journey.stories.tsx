import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepTracker } from '../../components/StepTracker/index.ts'
import { Tally } from '../../components/Tally/index.ts'
import { Heading, Journey, Stack, Text, WhenWide } from '../../layout/index.ts'

const meta = {
  title: 'Layout/Journey',
  component: Journey,
  args: {
    progress: (
      <StepTracker
        label="Steps of your return"
        steps={[
          { id: 'setup', label: 'Setup', state: 'done', href: '#setup' },
          { id: 'income', label: 'Income', state: 'current' },
          { id: 'submit', label: 'Submit', state: 'later' },
        ]}
        summary="Step 2 of 3: Income"
        stateLabels={{ done: 'completed', later: 'not yet available' }}
      />
    ),
    outcome: (
      <Tally
        title="Your return so far"
        lines={[{ label: 'Income', amount: '€ 48.200' }]}
        result={{ label: 'You may get back', amount: '€ 1.204', tone: 'success' }}
      />
    ),
    children: (
      <Stack>
        <Text tone="muted" size="sm">
          <WhenWide>Step 2 of 3</WhenWide>
        </Text>
        <Heading level={1}>Income</Heading>
        <Text>
          At wide windows the steps and the tally stand at the side, at narrow ones above the work and below it.
        </Text>
      </Stack>
    ),
    after: <Text size="sm">Often asked about this step</Text>,
  },
} satisfies Meta<typeof Journey>
export default meta
type Story = StoryObj<typeof meta>

export const AStep: Story = {}
export const NothingToTellYet: Story = { args: { outcome: undefined } }
