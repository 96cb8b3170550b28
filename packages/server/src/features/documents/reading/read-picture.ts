import type { TextPage } from './page.ts'

/** What a picture gives: pages of text, or why there is none. */
export type PictureRead =
  | { readonly kind: 'read'; readonly pages: readonly TextPage[] }
  | { readonly kind: 'unreadable'; readonly reason: 'too-many-pixels' | 'broken' }

export const readImage = async (_bytes: Uint8Array, _finishBy: number): Promise<PictureRead> => ({
  kind: 'read',
  pages: [],
})
export const readScannedPdf = async (_bytes: Uint8Array, _finishBy: number): Promise<PictureRead> => ({
  kind: 'read',
  pages: [],
})
