import { randomInt } from 'node:crypto'
import { Op } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import type { DocumentRow } from '../../models/document.ts'
import { bytesOf } from './document-bytes.ts'
import { caps } from './isolation/protocol.ts'
import { createReaderProcess, type ReaderProcess } from './isolation/reader-process.ts'
import type { Outline } from './reading/outline.ts'

/** Milliseconds one file may take. */
const timeout = 20_000

/** What the amounts of a paper become, as a part of what they are: by chance, so that they cannot be told from the outline. */
const shareByChance = () => randomInt(700_000, 980_000) / 1_000_000

/** How many documents have a figure that a person corrected, and the outlines of those that can still be read. */
export async function outlinesOfCorrected(
  host: Pick<Dependencies, 'database' | 'store' | 'cipher'>,
): Promise<{ readonly corrected: number; readonly outlines: readonly Outline[] }> {
  const rows = await host.database.models.documents.findAll({ where: { corrections: { [Op.ne]: null } } })
  const corrected = rows.filter((row) => (row.corrections ?? []).length > 0)
  const reader = createReaderProcess(caps.memoryForPictures)
  const outlines: Outline[] = []
  try {
    for (const row of corrected) {
      const outline = await outlineOf(host, row, reader)
      if (outline) outlines.push(outline)
    }
  } finally {
    await reader.stop()
  }
  return { corrected: corrected.length, outlines }
}

async function outlineOf(
  host: Pick<Dependencies, 'store' | 'cipher'>,
  { type, corrections, path }: DocumentRow,
  reader: ReaderProcess,
): Promise<Outline | null> {
  const bytes = await bytesOf(host, { path })
  if (!bytes || type === 'recognise') return null
  const asked = await reader.ask(
    {
      kind: 'outline',
      bytes,
      type,
      corrections: corrections ?? [],
      share: shareByChance(),
      finishBy: Date.now() + timeout,
    },
    timeout,
    new AbortController().signal,
  )
  return asked.kind === 'answered' && asked.answer.pages.length > 0 ? asked.answer : null
}
