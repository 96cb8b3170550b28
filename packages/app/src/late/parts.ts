import type { ComponentType } from 'react'
import { type Piece, pieceOf } from './piece.ts'

/** A part of a page whose script is fetched when a person first touches it (ADR 16). */
export interface Part {
  readonly piece: Piece<ComponentType>
  /** Fulfilled with the part's component when it has come. Never rejected: what cannot be had stays as the server wrote it. */
  readonly whenCome: Promise<ComponentType>
  /**
   * `written`: as the server wrote it. `taken-over`: React has its elements; what is pressed still waits its turn behind what
   * was pressed before. `live`: its events are the page's: it acts by script, or never will.
   */
  phase: 'written' | 'taken-over' | 'live'
}

const parts = new Map<string, Part>()

/** Writes a part down under its name, which is unique in the product. */
export function registerPart(name: string, fetch: () => Promise<ComponentType>): Part {
  const piece = pieceOf(name, fetch)
  const whenCome = new Promise<ComponentType>((come) => {
    piece.subscribe(() => {
      const component = piece.loaded()
      if (component !== undefined) come(component)
    })
  })
  const part: Part = { piece, whenCome, phase: 'written' }
  parts.set(name, part)
  return part
}

/** The element of the part that something happened in, and the part, while the part is not live. */
export function waitingPart(target: EventTarget | null): { readonly root: HTMLElement; readonly part: Part } | null {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-late]') : null
  const part = parts.get(root?.dataset.late ?? '')
  return root === null || part === undefined || part.phase === 'live' ? null : { root, part }
}

/** Whether every part known so far has its script. */
export const arePartsFetched = (): boolean => [...parts.values()].every(({ piece }) => piece.loaded() !== undefined)

/** Fetches every part known so far: before the page changes in place or another is shown. Rejects when one cannot be had. */
export async function fetchParts(): Promise<void> {
  await Promise.all([...parts.values()].map(({ piece }) => piece.load()))
}
