// `npm run icons`: makes the pictures of our mark from its drawing, packages/app/public/icon.svg.
import './node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root, say } from './phases.mjs'

const folder = join(root, 'packages/app/public')
const drawing = readFileSync(join(folder, 'icon.svg'))
/** Pixels a unit of the drawing is rendered at before it is fitted. */
const density = 72 * 16

const blue = '#1F4E9E'
/** Home screens may cut a maskable picture to a circle: its mark stays within the middle four fifths. */
const maskable = { size: 512, mark: 384 }

async function draw(name, size) {
  await sharp(drawing, { density }).resize(size, size).png({ compressionLevel: 9 }).toFile(join(folder, name))
  say(`${name} ${size} × ${size}`)
}

await draw('icon-192.png', 192)
await draw('icon-512.png', 512)
// Phones round the corners themselves and show transparent ones black.
const touch = await sharp(drawing, { density }).resize(180, 180).flatten({ background: blue }).png().toBuffer()
await sharp(touch).toFile(join(folder, 'apple-touch-icon.png'))

const mark = await sharp(drawing, { density }).resize(maskable.mark, maskable.mark).png().toBuffer()
await sharp({ create: { width: maskable.size, height: maskable.size, channels: 3, background: blue } })
  .composite([{ input: mark }])
  .png({ compressionLevel: 9 })
  .toFile(join(folder, 'icon-maskable-512.png'))
say('apple-touch-icon.png, icon-maskable-512.png')
