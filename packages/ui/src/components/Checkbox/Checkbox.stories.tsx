import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { statesOf } from '../../testing/states.tsx'
import { Link } from '../Link/index.ts'
import { Checkbox } from './Checkbox.tsx'
import { ShortChoices } from './ShortChoices.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'hasPartner', children: 'I had a fiscal partner', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const TickedWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I had a fiscal partner' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}
export const Ticked: Story = { args: { defaultSelected: true } }
export const WithHint: Story = { args: { hint: 'Married, registered, or living together with a contract.' } }
/** The link is in line with the words, and pressing it ticks nothing. */
export const WithLink: Story = {
  args: {
    hint: 'Married, registered, or living together with a contract.',
    after: <Link href="#guide">More in the guide</Link>,
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
    await userEvent.click(shown.getByRole('link', { name: 'More in the guide' }))
    await expect(shown.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Invalid: Story = {
  args: {
    name: 'agree',
    children: 'I have checked my answers',
    isRequired: true,
    error: 'Tick the box when you have checked your answers',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Tick the box when you have checked your answers')
  },
}
export const Disabled: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox name="a" isDisabled>
        Not available for this year
      </Checkbox>
      <Checkbox name="b" isDisabled defaultSelected>
        Already on your statement
      </Checkbox>
    </Stack>
  ),
}
export const Several: Story = {
  render: () => (
    <Stack gap={1}>
      <Checkbox name="bank" defaultSelected>
        Spaargeld of beleggingen
      </Checkbox>
      <Checkbox name="house">Een eigen woning</Checkbox>
      <Checkbox name="care" hint="Alleen kosten die niet door uw zorgverzekering zijn betaald.">
        Zorgkosten
      </Checkbox>
    </Stack>
  ),
}
/** A line each until they are ticked; the line above shows all hints. */
export const Short: Story = {
  render: () => (
    <ShortChoices explain="What each of these means">
      <Checkbox name="child" hintWhen="ticked" hint="Registered at your address for at least six months of the year.">
        A child younger than 12 on January 1 belonged to my household
      </Checkbox>
      <Checkbox
        name="business"
        hintWhen="ticked"
        hint="Also as a freelancer with profit from business."
        after={<Link href="#guide">More in the guide</Link>}
        defaultSelected
      >
        I had a business of my own
      </Checkbox>
    </ShortChoices>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
    const hint = shown.getByText('Registered at your address for at least six months of the year.')
    await expect(hint).not.toBeVisible()
    await expect(shown.getByText('Also as a freelancer with profit from business.')).toBeVisible()
    await userEvent.click(shown.getByText('What each of these means'))
    await expect(hint).toBeVisible()
    await userEvent.click(shown.getByText('What each of these means'))
    await expect(hint).not.toBeVisible()
  },
}
export const WithALink: Story = {
  args: {
    children: (
      <>
        I agree with the <Link href="#terms">terms</Link>
      </>
    ),
  },
}
export const LongDutch: Story = {
  args: {
    children:
      'Ik verklaar dat ik deze aangifte naar waarheid heb ingevuld en dat ik weet dat dit een demonstratie is waarbij niets naar de Belastingdienst wordt gestuurd',
  },
}
export const States: Story = statesOf(['hover', 'focus'])
