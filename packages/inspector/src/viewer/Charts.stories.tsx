import { Heading, Stack } from '@aangiftewijs/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { catalogue, entryIn } from '../catalogue/index.ts'
import { SpecHrefProvider, specStory } from '../drawing/spec-href.ts'
import { LanguageProvider, T } from '../words.tsx'
import { LiveChart } from './LiveChart.tsx'
import { LocalChart } from './LocalChart.tsx'
import { choose, openRun } from './run.ts'
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
/** A wizard that was refused forty times and then left: one row tells of them, and all of it can be looked at and copied. */
export const Recording: Story = {
  name: 'Tax Return: a recording',
  args: { id: 'tax-return' },
  render: ({ id }) => {
    const entry = entryIn(catalogue, id)
    const path = Array.from({ length: 40 }, () => 'answers are given · Nothing filled in')
    const { moments } = [...path, 'answers are given · A return alone'].reduce(choose, openRun(entry))
    const views = moments.map(({ view }, place) => ({ ...view, number: place + 1, at: place * 1_000 }))
    const session = {
      tab: '',
      id,
      chart: id,
      parent: null,
      path: '/tax-filing/setup',
      openedAt: 0,
      leftAt: 60_000,
      views,
    }
    return <LiveChart ask={() => undefined} entry={entry} onForget={() => undefined} session={session} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'First' }))
    await expect(canvas.getByText('Moment 1 of 42')).toBeInTheDocument()
  },
}
/** What each section of the specification asks, and the states that fulfil it. */
export const Specification: Story = {
  args: { id: 'tax-return' },
  render: () => <SpecSections />,
  // One long text; its words are tested.
  parameters: { chromatic: { disableSnapshot: true } },
}
