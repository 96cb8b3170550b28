import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'

const require = createRequire(import.meta.url)

const languages = ['nld', 'eng'] as const

/** The bundled language data, side by side in a folder as the engine wants them: nothing is fetched. */
async function languageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'))
  for (const code of languages) {
    const source = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`))
    const file = `${code}.traineddata.gz`
    await copyFile(join(source, '4.0.0_best_int', file), join(folder, file))
  }
  return folder
}

/** The OCR engine of this process, started when first needed. A corrupt image makes `recognize` reject, not the process end. */
let engine: Promise<Worker> | null = null

async function startEngine(): Promise<Worker> {
  const langPath = await languageFolder()
  try {
    return await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: 'none',
      // Without a handler an error in the worker ends the process.
      errorHandler: () => {},
    })
  } finally {
    await rm(langPath, { recursive: true, force: true })
  }
}

/** A word as OCR saw it, in pixels of the picture. */
export interface SeenWord {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }
}

export interface SeenPage {
  readonly words: readonly SeenWord[]
  /** 0 to 100, over the whole page. */
  readonly confidence: number
}

/** How the engine looks at a picture: a whole page, or one line cut out of it. */
const views = { page: PSM.AUTO, line: PSM.SINGLE_LINE } as const

/** Reads the words of a picture (PNG). @throws when the engine cannot read it. */
export async function seeWords(png: Buffer, view: keyof typeof views = 'page'): Promise<SeenPage> {
  engine ??= startEngine()
  const worker = await engine
  await worker.setParameters({ tessedit_pageseg_mode: views[view] })
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const words = lines.flatMap((line) => line.words)
  return {
    words: words.map(({ text, confidence, bbox }) => ({ text, confidence, box: bbox })),
    confidence: data.confidence,
  }
}
