import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { statesOf } from '../../testing/states.tsx'
import { Icon } from '../Icon/index.ts'
import { ArticleCard } from './ArticleCard.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"%3E%3Crect width="32" height="18" fill="%239bb7d4"/%3E%3Cpath d="M0 18 11 7l7 7 5-4 9 8z" fill="%23455a64"/%3E%3C/svg%3E'

const meta = {
  title: 'Components/ArticleCard',
  component: ArticleCard,
  args: {
    title: 'Fictional model learns to read tax forms in eleven languages',
    href: 'https://news.example/forms',
    externalLabel: 'opens in a new tab',
    headingLevel: 3,
    source: 'Hacker News',
    sourceIcon: <Icon name="news" />,
    date: 'Nov 21, 2026',
    dateTime: '2026-11-21',
    category: 'research',
    summary:
      'A made-up laboratory says that its made-up model understands a made-up form, and shows how it checked that.',
    readMoreLabel: 'Read Full Article',
  },
  decorators: [
    (Story) => (
      <Stage width="card">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = { args: { imageUrl: picture } }
export const WithoutPicture: Story = {}
export const BrokenPicture: Story = { args: { imageUrl: 'data:image/png;base64,broken' } }
export const WordsOnly: Story = { args: { withoutImage: 'nothing' } }
export const LongTitle: Story = {
  args: {
    title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijen experimenteren met taalmodellen voor schadeafhandeling',
    summary: `${'Een lange samenvatting. '.repeat(12)}...`,
    lang: 'nl',
    withoutImage: 'nothing',
  },
}
export const States: Story = statesOf(['hover', 'focus'])
