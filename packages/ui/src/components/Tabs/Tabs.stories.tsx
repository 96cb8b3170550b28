import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const panel = (text: string) => <p>{text}</p>

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Help',
    tabs: [
      { id: 'guides', label: 'Guides', content: panel('How to use each step.') },
      { id: 'tips', label: 'Tax Tips', content: panel('Keep your annual statement.') },
      { id: 'contact', label: 'Contact Support', content: panel('We answer within a day.') },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Panels: Story = {}

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Tax Tips' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Keep your annual statement.')).toBeVisible()
    await expect(canvas.getByText('How to use each step.')).not.toBeVisible()
  },
}

export const LinksWithoutScript: Story = { args: { hrefFor: (id) => `?tab=${id}`, defaultValue: 'tips' } }

export const ManyLongLabels: Story = {
  args: {
    label: 'Guide',
    tabs: [
      { id: 'overview', label: 'Systeemoverzicht', content: panel('Box 1, 2 en 3.') },
      { id: 'forms', label: 'Belastingformulieren uitgelegd', content: panel('Formulieren.') },
      { id: 'boxes', label: 'Rubriekengids', content: panel('Rubrieken.') },
      { id: 'credits', label: 'Aftrekposten en heffingskortingen', content: panel('Aftrek.') },
      { id: 'process', label: 'Aangifteproces', content: panel('Zeven stappen.') },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'], ({ tabs }: TabsProps, state) => ({
  tabs: tabs.map((one) => ({ ...one, id: `${one.id}-${state}` })),
}))
