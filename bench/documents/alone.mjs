import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serverRequire } from '../../scripts/corpus/kit.mjs'

/** The yardsticks in a process of their own: pdf2json and tesseract.js with nothing of ours around them. */
const PDFParser = serverRequire('pdf2json')
let worker = null

const parsed = (bytes) =>
  new Promise((resolve, reject) => {
    const parser = new (PDFParser.default ?? PDFParser)(null, false)
    parser.on('pdfParser_dataReady', resolve)
    parser.on('pdfParser_dataError', reject)
    parser.parseBuffer(Buffer.from(new Uint8Array(bytes).buffer))
  })

async function seen(bytes) {
  if (!worker) {
    const { createWorker } = serverRequire('tesseract.js')
    const langPath = mkdtempSync(join(tmpdir(), 'bench-ocr-'))
    for (const code of ['nld', 'eng']) {
      const source = dirname(serverRequire.resolve(`@tesseract.js-data/${code}/package.json`))
      symlinkSync(join(source, '4.0.0_best_int', `${code}.traineddata.gz`), join(langPath, `${code}.traineddata.gz`))
    }
    worker = await createWorker(['nld', 'eng'], 1, { langPath, cacheMethod: 'none', errorHandler: () => {} })
  }
  return worker.recognize(Buffer.from(bytes))
}

process.on('message', async ({ kind, bytes }) => {
  await (kind === 'pdf2json' ? parsed(bytes) : seen(bytes))
  process.send({ result: 'done' })
})
process.send({ ready: true })
