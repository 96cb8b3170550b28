import { Heading, Stack } from '@aangiftewijs/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { SpecHrefProvider, specStory } from '../drawing/spec-href.ts'
import { LanguageProvider, T } from '../words.tsx'
import { LocalChart } from './LocalChart.tsx'
import { SpecSections } from './SpecSections.tsx'

interface ChartStoryProps {
  /** The chart’s name in the catalogue. */
  readonly id: string
  /** The choices taken before it is shown. */
  readonly path?: readonly string[]
}

/** A chart of the product, to be stepped through as in the inspector. */
const ChartStory = ({ id, path = [] }: ChartStoryProps) => {
  const entry = entryIn(catalogue, id)
  return (
    <Stack as="section">
      <Heading level={2}>
        <T text={entry.title} />
      </Heading>
      <LocalChart entry={entry} key={[id, ...path].join(' ')} path={path} />
    </Stack>
  )
}

const meta = {
  title: 'Charts',
  component: ChartStory,
  decorators: [
    (Story, { globals }) => (
      <LanguageProvider value={globals.language === 'nl' ? 'nl' : 'en'}>
        <SpecHrefProvider value={specStory}>
          <Story />
        </SpecHrefProvider>
      </LanguageProvider>
    ),
  ],
} satisfies Meta<typeof ChartStory>
export default meta
type Story = StoryObj<typeof meta>

export const TaxReturn: Story = { args: { id: 'tax-return' } }
export const TaxReturnNotSaved: Story = {
  name: 'Tax Return: a save that failed',
  args: { id: 'tax-return', path: ['answers are given · A joint return', 'saving the answers · Fails: no connection'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'trying again is chosen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }))
    await expect(canvas.getByRole('button', { name: 'back is chosen' })).toBeInTheDocument()
  },
}
export const DocumentScan: Story = { args: { id: 'document-scan' } }
export const Session: Story = { args: { id: 'session' } }
export const Tips: Story = { args: { id: 'tips' } }
export const Chat: Story = { args: { id: 'chat' } }
export const Calculator: Story = { args: { id: 'calculator' } }
export const Preferences: Story = { args: { id: 'preferences' } }
export const NewsFilter: Story = { args: { id: 'news-filter' } }
export const RemoteRequest: Story = { args: { id: 'remote-request' } }
/** What each section of the specification asks, and the states that fulfil it. */
export const Specification: Story = {
  args: { id: 'tax-return' },
  render: () => <SpecSections />,
  // One long text; its words are tested.
  parameters: { chromatic: { disableSnapshot: true } },
}
