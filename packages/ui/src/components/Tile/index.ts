export type { TileMotif } from './motifs.ts'
export { Tile, type TileProps } from './Tile.tsx'
