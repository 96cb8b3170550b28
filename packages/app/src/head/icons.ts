import type { ManifestIcon } from '../features/guide/site-files.ts'

/** The drawings of our mark in `packages/app/public`; `npm run icons` makes the pictures from the drawing. */
export const iconFiles = {
  drawing: '/icon.svg',
  favicon: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  large: '/icon-512.png',
} as const

/** What the web manifest offers for home screens. */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: iconFiles.drawing, sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: iconFiles.large, sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
