import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../testing/states.tsx'
import { Contents, type ContentsProps } from './Contents.tsx'

const meta: Meta<typeof Contents> = {
  title: 'Components/Contents',
  component: Contents,
  args: {
    label: 'On this page',
    children: 'The text stands here.',
    items: [
      { id: 'tax-year', title: 'The tax year' },
      { id: 'deadline', title: 'The deadline' },
      { id: 'box-3', title: 'Box 3: savings and investments, with a long heading that takes two lines' },
    ],
  },
}
export default meta

export const Headings: StoryObj<typeof Contents> = {}
export const States: StoryObj<typeof Contents> = statesOf(
  ['hover', 'focus'],
  ({ label, items }: ContentsProps, state) => ({
    label: `${label} (${state})`,
    items: items.map((item) => ({ ...item, id: `${item.id}-${state}` })),
  }),
)
