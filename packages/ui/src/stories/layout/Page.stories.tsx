import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Page, Stack, Text } from '../../layout/index.ts'

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack>
        <Heading level={1}>Your income</Heading>
        <Text>A line of text never grows wider than about 65 characters, however wide the sheet it is written on.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Form: Story = { args: { width: 'form' } }
export const TextOnly: Story = { args: { width: 'text' } }
