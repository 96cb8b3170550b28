import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Text } from '../../layout/index.ts'
import { type TileMotif, tileMotifs } from './motifs.ts'
import { Tile } from './Tile.tsx'

const meta = { title: 'Components/Tile', component: Tile, args: { size: 'large' } } satisfies Meta<typeof Tile>
export default meta
type Story = StoryObj<typeof meta>

const motifs = Object.keys(tileMotifs) as readonly TileMotif[]

export const Motifs: Story = {
  render: () => (
    <Cluster gap={6} align="start">
      {motifs.map((motif) => (
        <div key={motif}>
          <Tile variant={motif} />
          <Text size="sm" tone="muted">
            {motif}
          </Text>
        </div>
      ))}
    </Cluster>
  ),
}
export const Wall: Story = { args: { columns: 6, rows: 4, size: 'full' } }
export const Row: Story = { args: { columns: 3, rows: 1 } }
export const OfAnArticle: Story = {
  args: { columns: 4, rows: 2, size: 'full', seed: 'Kabinet verlaagt tarief eerste schijf' },
}
