// `npm run read-statement`: the picture of the landing page, a sample statement with what the reader reads of it outlined.
import '../node-version.mjs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPage } from '../../packages/server/src/features/documents/reading/pictures/render-pdf.ts'
import { readFile as readDocument } from '../../packages/server/src/features/documents/reading/read-file.ts'

const file = new URL('../../packages/server/samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url)
const picture = new URL('../../packages/app/public/read-statement.webp', import.meta.url).pathname
const blue = '#1F4E9E'
/** Pixels: the page's height as drawn, the part of it that is shown, the width it is stored in, and the room around a figure. */
const size = { page: 1_600, shown: 830, stored: 800, room: 8 }

const bytes = new Uint8Array(await readFile(file))
const read = await readDocument({ bytes, type: 'income_statement', password: null, finishBy: Date.now() + 20_000 })
const page = await drawPage(bytes, 1, size.page)
if (read.kind !== 'read' || page.kind !== 'drawn') throw new Error('The sample cannot be read')
const { width, height } = await sharp(page.png).metadata()
const figures = read.text.statements.flatMap(({ evidence }) => [evidence.salary, evidence.taxWithheld])
const outlines = figures.map(({ place }) => {
  const [x, y] = [place.x * width - size.room, place.y * height - size.room]
  return `<rect x="${x}" y="${y}" width="${place.width * width + 2 * size.room}" height="${place.height * height + 2 * size.room}" rx="8" fill="${blue}" fill-opacity=".12" stroke="${blue}" stroke-width="4"/>`
})
const overlay = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${outlines.join('')}</svg>`,
)
const marked = await sharp(page.png)
  .composite([{ input: overlay }])
  .png()
  .toBuffer()
const { size: weight } = await sharp(marked)
  .extract({ left: 0, top: 0, width, height: size.shown })
  .resize({ width: size.stored })
  .webp({ quality: 72, effort: 6 })
  .toFile(picture)
process.stdout.write(`${picture}: ${weight} bytes\n`)
