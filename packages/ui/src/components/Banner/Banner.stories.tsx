import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { Button } from '../Button/index.ts'
import { LinkButton } from '../LinkButton/index.ts'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'info', title: 'This is a demonstration', children: 'Nothing is sent to the tax authority.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'We read 6 figures from your statement',
    children: 'Check them before you continue.',
  },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your return was changed in another window',
    children: 'Nothing was overwritten. Load the latest version to go on.',
    actions: <Button size="small">Load the latest version</Button>,
  },
}
export const ErrorBanner: Story = {
  name: 'Error',
  args: {
    tone: 'error',
    role: 'alert',
    title: 'We could not read this file',
    children: 'The PDF is protected with a password. Save it without one and try again.',
    actions: (
      <LinkButton href="#again" size="small" variant="secondary">
        Choose another file
      </LinkButton>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We could not read this file')
  },
}
export const WithHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('This is a demonstration')
  },
}
export const OneLine: Story = { args: { title: undefined } }
export const All: Story = {
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="Let op">
          U kunt deze aangifte tot 1 mei wijzigen.
        </Banner>
      ))}
    </Stack>
  ),
}
export const LongDutch: Story = {
  args: {
    tone: 'warning',
    title:
      'De gegevens van uw uitkeringsinstantie verschillen van wat u zelf hebt ingevuld bij arbeidsongeschiktheidsverzekeringen',
    children: (
      <>
        <p>U vulde € 12.450,00 in. Op uw jaaropgave staat € 12.540,00. Waarschijnlijk zijn twee cijfers verwisseld.</p>
        <p>Controleer het bedrag. U kunt verdergaan zonder het te wijzigen.</p>
      </>
    ),
  },
}
