import { writeFile } from 'node:fs/promises'
import { unreadYet } from '@aangiftewijs/domain/documents'
import { Op } from 'sequelize'
import type { Dependencies } from '../dependencies.ts'
import { readConfig } from '../env.ts'
import { outlinesOfCorrected } from '../features/documents/corrected-outlines.ts'
import { removeBytes, removeDueBytes } from '../features/documents/doomed-bytes.ts'
import { deleteExpired, findOrphans } from '../features/documents/sweep.ts'
import { requireNewFile } from '../new-file.ts'
import { openExisting } from '../open-existing.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

type Action = (host: Dependencies, say: CommandContext['say'], file: string | undefined) => Promise<void>

/** Milliseconds after which a document that is still being read is worth a look: no reading takes that long, waiting may. */
const longForReading = 10 * 60_000

/** Named by number: file names are personal. */
const findStuck = ({ database, clock }: Dependencies) =>
  database.models.documents.findAll({
    where: {
      status: { [Op.in]: unreadYet },
      uploadedAt: { [Op.lt]: new Date(clock.now().getTime() - longForReading) },
    },
    order: [['id', 'ASC']],
  })

const usage = 'documents stuck | sweep | orphans | remove-orphans | corrections FILE'

const actions: Readonly<Record<string, Action>> = {
  orphans: async (host, say) => {
    const { listed, paths } = await findOrphans(host)
    say(`Of ${listed} stored files, ${paths.length} have no document.`)
  },
  'remove-orphans': async (host, say) => {
    const { listed, paths } = await findOrphans(host)
    await removeBytes(host, paths)
    say(`Of ${listed} stored files, ${paths.length} had no document and were removed.`)
  },
  sweep: async (host, say) => {
    const expired = await deleteExpired(host)
    const due = await removeDueBytes(host, host.clock.now())
    say(`${expired} documents past their time were deleted, and ${due} files that no document has.`)
  },
  stuck: async (host, say) => {
    const stuck = await findStuck(host)
    for (const { id, uploadedAt, scanAttempts, leasedUntil } of stuck) {
      const isLeased = leasedUntil !== null && leasedUntil > host.clock.now()
      const who = isLeased ? 'a server has it' : 'no server has it'
      say(`Document ${id}, uploaded ${uploadedAt.toISOString()}: begun ${scanAttempts} times, ${who}.`)
    }
    say(`${stuck.length} documents have been waiting or read for more than ten minutes.`)
  },
  corrections: async (host, say, file) => {
    if (file === undefined) throw new WrongUse(usage)
    requireNewFile(file)
    const { corrected, outlines } = await outlinesOfCorrected(host)
    await writeFile(file, `${JSON.stringify(outlines)}\n`, { flag: 'wx', mode: 0o600 })
    say(`Of ${corrected} corrected documents, ${outlines.length} were written to ${file}.`)
  },
}

/**
 * Documents that wait for longer than they should; what the hourly job does, now; and stored bytes older than a day that no document has: how
 * many, or remove them all, which the server does not do by itself for many. Papers whose figures people corrected, as outlines without anything
 * of theirs, for `npm run accuracy -- --corrections=FILE`.
 */
export const documents: Command = {
  usage,
  run: async ([name = '', file, ...more], { environment, say }) => {
    const action = actions[name]
    const wantsFile = name === 'corrections'
    if (!action || more.length > 0 || (file !== undefined) !== wantsFile) throw new WrongUse(usage)
    const storage = await openExisting(readConfig(environment))
    try {
      await action(operatorHost(storage), say, file)
    } finally {
      await storage.database.close()
    }
  },
}
