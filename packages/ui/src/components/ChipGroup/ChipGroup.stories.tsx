import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx'

const items = [
  { value: 'all', label: 'All news' },
  { value: 'politics', label: 'Politics' },
  { value: 'economy', label: 'Economy' },
  { value: 'sport', label: 'Sport' },
]

function Chosen(props: ChipGroupProps) {
  const [value, setValue] = useState(props.value)
  return <ChipGroup {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/ChipGroup',
  component: ChipGroup,
  args: { label: 'Category', items, value: 'all' },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ChipGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Buttons: Story = {}
export const AnotherChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Economy' }))
    await expect(canvas.getByRole('button', { name: 'Economy' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'All news' })).toHaveAttribute('aria-pressed', 'false')
  },
}
/** Links work without script; with it they stay on the page. */
export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, href: `?category=${item.value}` })) },
}
export const AnotherFollowed: Story = {
  ...Links,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Sport' }))
    await expect(canvas.getByRole('link', { name: 'Sport' })).toHaveAttribute('aria-current', 'true')
  },
}
export const LongDutch: Story = {
  args: {
    label: 'Onderwerp',
    items: [
      { value: 'all', label: 'Alles' },
      { value: 'a', label: 'Inkomstenbelasting en premie volksverzekeringen' },
      { value: 'b', label: 'Eigenwoningforfait' },
      { value: 'c', label: 'Zorg' },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'])
