import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { SummaryList } from './SummaryList.tsx'

const meta = {
  title: 'Components/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { term: 'Tax year', value: '2024', changeHref: '/tax-filing/setup#year', changeLabel: 'Change' },
      { term: 'Full name', value: 'Sanne de Vries', changeHref: '/tax-filing/setup', changeLabel: 'Change' },
      { term: 'BSN', value: '•••••0019' },
    ],
  },
} satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

export const WithChangeLinks: Story = {}
export const LongContent: Story = {
  args: {
    rows: [
      {
        term: 'Arbeidsongeschiktheidsverzekeringspremie',
        value: 'Wilhelmina Alexandrina van den Heuvel-Oudshoorn tot Zuylen',
        changeHref: '#',
        changeLabel: 'Wijzigen',
      },
      { term: 'E-mail', value: 'wilhelmina.alexandrina.vandenheuvel-oudshoorn@voorbeeld.example' },
    ],
  },
}
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <Stage width="narrow">
        <Story />
      </Stage>
    ),
  ],
}
export const States: Story = statesOf(['hover', 'focus'])
