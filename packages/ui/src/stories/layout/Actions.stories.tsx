import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Actions, Heading, Stack, Text } from '../../layout/index.ts'

const meta = {
  title: 'Layout/Actions',
  component: Actions,
  args: {
    children: (
      <>
        <Button>Continue</Button>
        <LinkButton href="#back" variant="secondary">
          Back
        </LinkButton>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      <Heading level={1}>Income</Heading>
      <Text>The actions of a step stay in reach at the end of the window.</Text>
      <Actions {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Actions>
export default meta
type Story = StoryObj<typeof meta>

export const AStep: Story = {}
/** A way back that stands alone does not fill the bar. */
export const OnlyAWayBack: Story = {
  args: {
    children: (
      <LinkButton href="#back" variant="secondary">
        Back to your question
      </LinkButton>
    ),
  },
}
