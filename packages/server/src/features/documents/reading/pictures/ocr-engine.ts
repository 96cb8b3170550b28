import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { median } from '../layout/median.ts'
import { type Box, type Grey, imageOf } from './grey.ts'

const require = createRequire(import.meta.url)

const languages = ['nld', 'eng'] as const

/** The OCR engine of this process, started when first needed. A corrupt image makes `recognize` reject, not the process end. */
let engine: Promise<Worker> | null = null

async function startEngine(): Promise<Worker> {
  // The bundled language data, side by side in a folder as the engine wants them: nothing is fetched.
  const langPath = await mkdtemp(join(tmpdir(), 'ocr-'))
  try {
    for (const code of languages) {
      const [source, file] = [require.resolve(`@tesseract.js-data/${code}/package.json`), `${code}.traineddata.gz`]
      await copyFile(join(dirname(source), '4.0.0_best_int', file), join(langPath, file))
    }
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

/** A word as OCR saw it. */
export interface SeenWord {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: Box
}

export interface SeenPage {
  readonly words: readonly SeenWord[]
  /** 0 to 100, over the whole page. */
  readonly confidence: number
}

/** How the engine looks at a picture: a whole page, or one line cut out of it. */
const views = { page: PSM.AUTO, line: PSM.SINGLE_LINE } as const

/** Reads the words of a picture. @throws when the engine cannot read it. */
export async function seeWords(grey: Grey, view: keyof typeof views = 'page'): Promise<SeenPage> {
  engine ??= startEngine()
  const worker = await engine
  await worker.setParameters({ tessedit_pageseg_mode: views[view] })
  const png = await imageOf(grey).png({ compressionLevel: 1 }).toBuffer()
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  const words = lines.flatMap((line) => asHighAsLetters(line.words))
  return {
    words: words.map(({ text, confidence, bbox }) => ({ text, confidence, box: bbox })),
    confidence: data.confidence,
  }
}

/** The words of a line, dashes and other marks as high as its letters: they are no lines of their own. */
export function asHighAsLetters<T extends { readonly text: string; readonly bbox: Box }>(words: readonly T[]): T[] {
  const hasLetters = ({ text }: T) => /[\p{L}\d]/u.test(text)
  const lettered = words.filter(hasLetters).map(({ bbox }) => bbox)
  if (lettered.length === 0) return [...words]
  const [y0, y1] = [median(lettered.map((box) => box.y0)), median(lettered.map((box) => box.y1))]
  return words.map((word) => (hasLetters(word) ? word : { ...word, bbox: { ...word.bbox, y0, y1 } }))
}
