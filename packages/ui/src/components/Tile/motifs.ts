/** One drawing inside a tile of 100 × 100: an area in the glaze line's colour, in the wash, or a line. */
export interface TileShape {
  readonly paint: 'line' | 'wash' | 'stroke'
  readonly d: string
}

const quarter = (radius: number) => `M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`
const corners = (radius: number) =>
  [
    `M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`,
    `M100 0V${radius}A${radius} ${radius} 0 0 1 ${100 - radius} 0Z`,
    `M100 100H${100 - radius}A${radius} ${radius} 0 0 1 100 ${100 - radius}Z`,
    `M0 100V${100 - radius}A${radius} ${radius} 0 0 1 ${radius} 100Z`,
  ].join('')

/** The motifs: quarter circles and diagonals only, as on the plain tiles of a Delft kitchen. */
export const tileMotifs = {
  /** Rings around one corner. */
  fan: [
    { paint: 'wash', d: quarter(88) },
    { paint: 'stroke', d: 'M88 0A88 88 0 0 1 0 88M62 0A62 62 0 0 1 0 62' },
    { paint: 'line', d: quarter(36) },
  ],
  /** Two quarter circles that cross: a tulip leaf. */
  leaf: [
    { paint: 'wash', d: 'M0 100A100 100 0 0 1 100 0A100 100 0 0 1 0 100Z' },
    { paint: 'stroke', d: 'M0 100A100 100 0 0 1 100 0A100 100 0 0 1 0 100ZM0 100 100 0' },
  ],
  /** Four corners that leave a star. */
  star: [
    { paint: 'line', d: corners(50) },
    { paint: 'wash', d: 'M50 34 66 50 50 66 34 50Z' },
  ],
  /** Sails of a mill. */
  mill: [
    { paint: 'line', d: 'M50 50 0 0H50ZM50 50 100 0V50ZM50 50 100 100H50ZM50 50 0 100V50Z' },
    { paint: 'wash', d: 'M50 50 100 0H50ZM50 50 100 100V50ZM50 50 0 100H50ZM50 50 0 0V50Z' },
  ],
  /** Water under a dike. */
  wave: [
    { paint: 'wash', d: 'M0 100V50A50 50 0 0 1 50 100ZM50 100A50 50 0 0 1 100 50V100Z' },
    { paint: 'line', d: 'M0 0H100A50 50 0 0 1 50 50A50 50 0 0 1 0 0Z' },
  ],
  /** A field split by a ditch. */
  field: [
    { paint: 'wash', d: 'M0 0H100L0 100Z' },
    { paint: 'stroke', d: 'M100 0 0 100M100 30 30 100M100 60 60 100' },
  ],
  /** Small quarters in the corners and a diamond: the quiet tile between the others. */
  quiet: [
    { paint: 'line', d: corners(18) },
    { paint: 'stroke', d: 'M50 26 74 50 50 74 26 50Z' },
  ],
} as const satisfies Readonly<Record<string, readonly TileShape[]>>

/** The name of a motif. */
export type TileMotif = keyof typeof tileMotifs

const motifNames = Object.keys(tileMotifs) as readonly TileMotif[]

/** A number from a text, always the same one (FNV-1a, 32 bits). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

/** A tile on the wall: its motif, place and number of quarter turns. */
export interface PlacedTile {
  readonly motif: TileMotif
  readonly column: number
  readonly row: number
  readonly turns: number
}

/** Lays a wall of tiles. The same seed always gives the same wall; a given motif fills all of it. */
export function layTiles(columns: number, rows: number, seed: string, motif?: TileMotif): readonly PlacedTile[] {
  const wall: PlacedTile[] = []
  for (let place = 0; place < columns * rows; place += 1) {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const drawn = numberOf(`${seed}/${column}/${row}`)
    const taken = [wall.at(-1)?.motif, wall[place - columns]?.motif]
    const free = motifNames.filter((name) => !taken.includes(name))
    wall.push({ motif: motif ?? free[drawn % free.length] ?? 'quiet', column, row, turns: (drawn >>> 8) % 4 })
  }
  return wall
}
