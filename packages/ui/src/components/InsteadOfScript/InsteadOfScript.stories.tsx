import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../layout/index.ts'
import { Button } from '../Button/index.ts'
import { InsteadOfScript } from './InsteadOfScript.tsx'

const meta = {
  title: 'Components/InsteadOfScript',
  component: InsteadOfScript,
  args: { children: <Button type="submit">Upload</Button> },
  render: (args) => (
    <form>
      <Text>Where script runs nothing stands below: the form sends itself.</Text>
      <InsteadOfScript {...args} />
    </form>
  ),
} satisfies Meta<typeof InsteadOfScript>
export default meta
type Story = StoryObj<typeof meta>

export const WhereScriptRuns: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toBeNull()
  },
}
