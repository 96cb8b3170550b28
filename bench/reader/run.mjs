import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coherenceOf, holdsTogether } from '../../packages/server/dist/features/documents/reading/layout/coherence.js'
import { readPdfText } from '../../packages/server/dist/features/documents/reading/layout/pdf2json-text.js'
import { readFile } from '../../packages/server/dist/features/documents/reading/read-file.js'
import { serverRequire } from '../../scripts/corpus/kit.mjs'

/**
 * Processor time of reading one-page statements, by the server as it is built, beside that of pdf2json alone, both warm, in one process and by
 * turns, so that whatever else the machine does falls on both alike. `--rounds=N` (40 when nothing is said), `--folder=PATH` (when nothing is said,
 * the samples and the kept prints of all producers).
 */
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const rounds = Number(option('rounds') ?? 40)
const folders = [option('folder') ?? ['packages/server/samples', 'scripts/accuracy/printed']].flat()
/** Rounds whose figures are not counted: the compiler still works on what is measured, and counts as processor time. It is done after some fifty. */
const warmUp = 60
const bar = 1.5
/** Scans have no text to be read by pdf2json. */
const fewestWords = 20

const PDFParser = serverRequire('pdf2json')
const alone = (bytes) =>
  new Promise((resolve, reject) => {
    const parser = new (PDFParser.default ?? PDFParser)(null, false)
    parser.on('pdfParser_dataReady', resolve)
    parser.on('pdfParser_dataError', reject)
    parser.parseBuffer(Buffer.from(new Uint8Array(bytes).buffer))
  })

/** Milliseconds of processor time. */
async function costOf(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const papers = []
for (const folder of folders)
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
    const bytes = new Uint8Array(readFileSync(join(folder, name)))
    const pages = await readPdfText(bytes, null).catch(() => [])
    if (pages.length !== 1 || pages[0].words.length < fewestWords) continue
    const isSound = pages.every((page) => holdsTogether(coherenceOf(page, page.torn)))
    papers.push({ name, bytes, isSound, alone: [], whole: [] })
  }
for (let round = -warmUp; round < rounds; round++)
  for (const { bytes, alone: least, whole } of papers) {
    const first = await costOf(() => alone(bytes))
    const second = await costOf(() =>
      readFile({ bytes, type: 'recognise', password: null, finishBy: Date.now() + 60_000 }),
    )
    if (round < 0) continue
    least.push(first)
    whole.push(second)
  }

for (const isSound of [true, false]) {
  const own = papers.filter((paper) => paper.isSound === isSound)
  if (own.length === 0) continue
  console.log(isSound ? 'whose text holds together' : '\nread glyph by glyph')
  for (const { name, alone: least, whole } of own)
    console.log(
      `  ${name.padEnd(44)} pdf2json ${median(least).toFixed(1).padStart(6)} ms  whole ${median(whole).toFixed(1).padStart(6)} ms  ${(median(whole) / median(least)).toFixed(2)} x`,
    )
  const all = [own.map((one) => median(one.alone)), own.map((one) => median(one.whole))].map(mean)
  console.log(
    `  ${'all'.padEnd(44)} pdf2json ${all[0].toFixed(1).padStart(6)} ms  whole ${all[1].toFixed(1).padStart(6)} ms  ${(all[1] / all[0]).toFixed(2)} x${isSound ? ` (bar: ${bar.toFixed(2)})` : ''}`,
  )
}
process.exit(0)
