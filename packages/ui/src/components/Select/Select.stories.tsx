import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statesOf } from '../../testing/states.tsx'
import { Select } from './Select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    name: 'taxYear',
    label: 'Tax year',
    options: ['2025', '2024', '2023', '2022'].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const ChosenByHand: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Tax year' })
    await userEvent.selectOptions(box, '2023')
    await expect(box).toHaveValue('2023')
    await expect(args.onChange).toHaveBeenCalledWith('2023')
  },
}
export const Chosen: Story = { args: { defaultValue: '2024', hint: 'You can file up to five years back.' } }
export const NothingChosen: Story = {
  args: {
    options: [
      { value: '', label: 'Choose a year' },
      { value: '2025', label: '2025' },
    ],
    isRequired: true,
  },
}
export const Invalid: Story = {
  args: {
    options: [
      { value: '', label: 'Choose a year' },
      { value: '2025', label: '2025' },
    ],
    error: 'Choose the year your return is about',
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2022' } }
export const Narrow: Story = { args: { width: 'short' } }
export const LongDutch: Story = {
  args: {
    label: 'Welke situatie past het best bij u op de laatste dag van het belastingjaar?',
    options: [
      { value: 'a', label: 'Ik was getrouwd of had een geregistreerd partnerschap, maar woonde duurzaam gescheiden' },
      { value: 'b', label: 'Ik woonde samen zonder samenlevingscontract' },
    ],
  },
}
export const States: Story = statesOf(['hover', 'focus'])
