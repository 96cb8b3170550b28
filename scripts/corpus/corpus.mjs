import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { heldOutLayouts } from './layouts-held-out.mjs'
import { eighthHeldOutLayouts } from './layouts-held-out-eighth.mjs'
import { fifthHeldOutIncomeLayouts } from './layouts-held-out-fifth-income.mjs'
import { fifthHeldOutOtherLayouts } from './layouts-held-out-fifth-other.mjs'
import { fourthHeldOutLayouts } from './layouts-held-out-fourth.mjs'
import { heldOutIncomeLayouts } from './layouts-held-out-income.mjs'
import { laterHeldOutLayouts } from './layouts-held-out-later.mjs'
import { ninthHeldOutLayouts } from './layouts-held-out-ninth.mjs'
import { heldOutOtherLayouts } from './layouts-held-out-other.mjs'
import { seventhHeldOutIncomeLayouts } from './layouts-held-out-seventh-income.mjs'
import { seventhHeldOutOtherLayouts } from './layouts-held-out-seventh-other.mjs'
import { sixthHeldOutIncomeLayouts } from './layouts-held-out-sixth-income.mjs'
import { sixthHeldOutOtherLayouts } from './layouts-held-out-sixth-other.mjs'
import { tenthHeldOutLayouts } from './layouts-held-out-tenth.mjs'
import { thirdHeldOutLayouts } from './layouts-held-out-third.mjs'
import { moreTunedLayouts } from './layouts-more.mjs'
import { openedLayouts } from './layouts-opened.mjs'
import { openedOfFifthRound } from './layouts-opened-fifth.mjs'
import { openedOfLaterRounds } from './layouts-opened-later.mjs'
import { openedOfSeventhRound } from './layouts-opened-seventh.mjs'
import { openedOfSixthRound } from './layouts-opened-sixth.mjs'
import { openedOfThirdRound } from './layouts-opened-third.mjs'
import { tunedLayouts } from './layouts-tuned.mjs'

const cache = new URL('../../.cache/corpus/', import.meta.url)

const sources = [
  'kit',
  'rendering',
  'layouts-tuned',
  'layouts-more',
  'layouts-opened',
  'layouts-opened-third',
  'layouts-opened-fifth',
  'layouts-opened-sixth',
  'layouts-opened-seventh',
  'layouts-opened-later',
  'layouts-held-out',
  'layouts-held-out-income',
  'layouts-held-out-other',
  'layouts-held-out-later',
  'layouts-held-out-third',
  'layouts-held-out-fourth',
  'layouts-held-out-fifth-income',
  'layouts-held-out-fifth-other',
  'layouts-held-out-sixth-income',
  'layouts-held-out-sixth-other',
  'layouts-held-out-seventh-income',
  'layouts-held-out-seventh-other',
  'layouts-held-out-eighth',
  'layouts-held-out-ninth',
  'layouts-held-out-tenth',
]

const version = async () => {
  const hash = createHash('sha1')
  for (const name of sources) hash.update(await readFile(new URL(`${name}.mjs`, import.meta.url)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Every layout with its file and its known answers. Files are made on demand and kept in `.cache/corpus` until a layout changes.
 * @returns {Promise<{ id: string, part: 'tuned' | 'held-out', type: string, expected: object, password?: string, bytes: Buffer }[]>}
 */
export async function corpus() {
  const folder = new URL(`${await version()}/`, cache)
  await mkdir(folder, { recursive: true })
  const made = []
  for (const [part, layouts] of [
    [
      'tuned',
      [
        ...tunedLayouts,
        ...moreTunedLayouts,
        ...openedLayouts,
        ...openedOfThirdRound,
        ...openedOfFifthRound,
        ...openedOfSixthRound,
        ...openedOfSeventhRound,
        ...openedOfLaterRounds,
      ],
    ],
    [
      'held-out',
      [
        ...heldOutLayouts,
        ...heldOutIncomeLayouts,
        ...heldOutOtherLayouts,
        ...laterHeldOutLayouts,
        ...thirdHeldOutLayouts,
        ...fourthHeldOutLayouts,
        ...fifthHeldOutIncomeLayouts,
        ...fifthHeldOutOtherLayouts,
        ...sixthHeldOutIncomeLayouts,
        ...sixthHeldOutOtherLayouts,
        ...seventhHeldOutIncomeLayouts,
        ...seventhHeldOutOtherLayouts,
        ...eighthHeldOutLayouts,
        ...ninthHeldOutLayouts,
        ...tenthHeldOutLayouts,
      ],
    ],
  ])
    for (const layout of layouts) {
      const { id, type, expected, password, pdf, file = (bytes) => bytes } = layout
      const kept = new URL(id, folder)
      let bytes = await readFile(kept).catch(() => null)
      if (!bytes) {
        bytes = await file(await pdf())
        await writeFile(kept, bytes)
      }
      made.push({ id, part, type, expected, password, bytes })
    }
  return made
}
