import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack, Text } from '../../layout/index.ts'
import { Button } from '../Button/index.ts'
import { Announcer, type AnnouncerProps } from './Announcer.tsx'

function Filter({ politeness }: Pick<AnnouncerProps, 'politeness'>) {
  const [message, setMessage] = useState('')
  return (
    <Stack align="start">
      <Text>Pressing the button says something to a screen reader and shows nothing.</Text>
      <Button variant="secondary" onPress={() => setMessage('12 articles')}>
        Show only economy
      </Button>
      <Announcer message={message} politeness={politeness} />
    </Stack>
  )
}

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  args: { message: '' },
  render: ({ politeness }) => <Filter politeness={politeness} />,
} satisfies Meta<typeof Announcer>
export default meta
type Story = StoryObj<typeof meta>

export const Silent: Story = {}
export const Polite: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('12 articles')
  },
}
export const Assertive: Story = {
  args: { politeness: 'assertive' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('12 articles')
  },
}
