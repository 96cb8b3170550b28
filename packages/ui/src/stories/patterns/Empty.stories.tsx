import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/Button/index.ts'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { inLanguage } from './in-language.ts'

const meta = { title: 'Patterns/Empty', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <EmptyState
        title={say('You have no returns yet', 'U hebt nog geen aangiften')}
        actions={<LinkButton href="#start">{say('Start your return', 'Uw aangifte beginnen')}</LinkButton>}
      >
        {say(
          'It takes about 20 minutes. You can stop at any step and go on later.',
          'Het duurt ongeveer 20 minuten. U kunt bij elke stap stoppen en later verdergaan.',
        )}
      </EmptyState>
    )
  },
}

export const NothingFound: Story = {
  render: (_, { globals }) => {
    const say = inLanguage(globals)
    return (
      <EmptyState
        title={say('No articles about sport today', 'Vandaag geen artikelen over sport')}
        actions={<Button variant="secondary">{say('Show all news', 'Al het nieuws tonen')}</Button>}
      >
        {say('Choose another category or another day.', 'Kies een andere categorie of een andere dag.')}
      </EmptyState>
    )
  },
}
