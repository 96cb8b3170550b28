import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { type StepState, StepTracker } from './StepTracker.tsx'

const names = ['Setup', 'Partner', 'Documents', 'Income', 'Deductions', 'Review', 'Submit']

const steps = (states: readonly StepState[], labels: readonly string[] = names) =>
  labels.map((label, index) => {
    const state = states[index] ?? 'later'
    return { id: label, label, state, href: state === 'later' ? undefined : `#${label}` }
  })

const meta = {
  title: 'Components/StepTracker',
  component: StepTracker,
  args: {
    label: 'Steps of your return',
    steps: steps(['done', 'done', 'done', 'current']),
    summary: 'Step 4 of 7: Income',
    stateLabels: { done: 'completed', later: 'not yet available' },
  },
  decorators: [
    (Story) => (
      <Stage width="side">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof StepTracker>

export default meta
type Story = StoryObj<typeof meta>

export const Halfway: Story = {}
export const First: Story = { args: { steps: steps(['current']), summary: 'Step 1 of 7: Setup' } }
export const WentBack: Story = {
  args: { steps: steps(['done', 'current', 'open', 'open']), summary: 'Step 2 of 7: Partner' },
}
export const Last: Story = {
  args: { steps: steps(['done', 'done', 'done', 'done', 'done', 'done', 'current']), summary: 'Step 7 of 7: Submit' },
}
export const Finished: Story = {
  args: {
    steps: steps(['done', 'done', 'done', 'done', 'done', 'done', 'finished']),
    summary: 'Step 7 of 7: Submit',
    stateLabels: { done: 'completed', finished: 'completed' },
  },
}
export const OnesOwnSteps: Story = {
  args: {
    steps: steps(['done', 'not-needed', 'open', 'current']).map((step) => ({
      ...step,
      ...(step.id === 'Partner' ? { href: undefined, note: 'Not needed' } : {}),
      ...(step.id === 'Submit' ? { note: 'Still to answer: Income, Deductions' } : {}),
    })),
    summary: 'Step 4 of 7: Income',
  },
}
/** The page of a step that the return does without. */
export const BesideThem: Story = {
  args: {
    steps: steps(['done', 'aside', 'open']).map((step) =>
      step.id === 'Partner' ? { ...step, note: 'Not needed' } : step,
    ),
    summary: 'Partner',
  },
}
export const LongDutchWords: Story = {
  args: {
    steps: steps(
      ['done', 'current'],
      ['Persoonsgegevens', 'Arbeidsongeschiktheidsverzekeringsgegevens', 'Hypotheekrenteaftrek'],
    ),
    summary: 'Stap 2 van 3: Arbeidsongeschiktheidsverzekeringsgegevens',
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ label }, state) => ({ label: `${label} (${state})` }))
