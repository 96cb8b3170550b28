import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../components/EmptyState/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Tile } from '../../components/Tile/index.ts'
import { Grid } from '../../layout/index.ts'

const meta = { title: 'Foundations/Motif', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = { render: () => <Tile columns={8} rows={4} size="full" /> }

export const EachArticleItsOwn: Story = {
  render: () => (
    <Grid columns={3}>
      {['Rente op spaargeld stijgt', 'Nieuwe regels voor thuiswerken', 'Europese top in Delft'].map((title) => (
        <Tile key={title} seed={title} columns={4} rows={2} size="full" />
      ))}
    </Grid>
  ),
}

export const InAnEmptyState: Story = {
  render: () => (
    <EmptyState title="No documents yet" actions={<LinkButton href="#upload">Add a statement</LinkButton>}>
      What you upload appears here and is deleted after 24 hours.
    </EmptyState>
  ),
}
