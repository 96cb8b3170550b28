import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { layTiles } from './motifs.ts'
import { Tile } from './Tile.tsx'

describe('Tile', () => {
  it('lays the same wall for the same seed, and another for another', () => {
    expect(layTiles(4, 2, 'a')).toEqual(layTiles(4, 2, 'a'))
    expect(layTiles(4, 2, 'a')).not.toEqual(layTiles(4, 2, 'b'))
  })

  it('never puts a motif beside or above itself', () => {
    const wall = layTiles(6, 6, 'Delft')
    const isTwin = wall.filter(({ motif, row, column }) =>
      wall.some(
        (other) =>
          other.motif === motif &&
          ((other.row === row && other.column === column - 1) || (other.column === column && other.row === row - 1)),
      ),
    )
    expect(isTwin).toEqual([])
  })

  it('fills a wall with one motif when asked', () => {
    expect(new Set(layTiles(3, 3, 'x', 'star').map(({ motif }) => motif))).toEqual(new Set(['star']))
  })

  it('is decoration: screen readers pass it by', () => {
    const { container } = render(<Tile />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })
})
