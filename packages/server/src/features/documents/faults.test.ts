import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { removeDueBytes, uploadTime } from './doomed-bytes.ts'
import { scannerOf } from './scanners.ts'
import { createFileStore, type Disk } from './store/file-store.ts'
import { listed, listedAtLast, upload } from './testing/upload.ts'

const statement = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

/** Open, write, force to the disk, rename; open the folder, force it to the disk. */
const stepsOfOne = 6

/** A disk whose nth step from now on fails, as the system would say it. */
function createFaultyDisk() {
  let steps = 0
  let fault = { at: Number.POSITIVE_INFINITY, code: '' }
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    steps += 1
    if (steps === fault.at) throw Object.assign(new Error('The disk failed'), { code: fault.code })
    return work()
  }
  const disk: Disk = {
    open: async (path, flags, mode) => {
      const file = await step(() => open(path, flags, mode))
      return {
        writeFile: (data) => step(() => file.writeFile(data)),
        sync: () => step(() => file.sync()),
        close: () => file.close(),
      }
    },
    rename: (from, to) => step(() => rename(from, to)),
  }
  return {
    disk,
    steps: () => steps,
    failAfter: (more: number, code: string) => {
      fault = { at: steps + more, code }
    },
  }
}

let folder: string
let server: TestServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
})
afterEach(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const filesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test.each(['ENOSPC', 'EIO'])(
  '%s at any step of storing a document: it is refused, nothing half is seen, and then all is well',
  async (code) => {
    const { disk, steps, failAfter } = createFaultyDisk()
    server = await startServer({ overrides: { store: createFileStore(folder, disk) } })
    const person = server.browser()
    const { id: userId } = await person.register('unlucky')
    const send = async () =>
      (await upload(server, person, { file: statement, name: 'a.pdf', type: 'income_statement', userId })).status
    for (let nth = 1; nth <= stepsOfOne; nth += 1) {
      failAfter(nth, code)
      expect([nth, await send(), await listed(person)]).toEqual([nth, 507, []])
    }
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([])

    const before = steps()
    expect([await send(), steps() - before]).toEqual([200, stepsOfOne])
    expect((await listedAtLast(person)).map(({ status }) => status)).toEqual(['passed'])
    // What had its name already when the folder could not be forced to the disk.
    server.clock.advance(24 * 60 * 60_000)
    await removeDueBytes(server.dependencies, server.clock.now())
    expect(filesThere()).toBe(1)
  },
)

test.each([
  { from: 'the row alone', failing: 1, left: 0 },
  { from: 'everything from the row on', failing: Number.POSITIVE_INFINITY, left: 1 },
])(
  'when $from cannot be written, the bytes stay until something else was written: a refused row may count after a crash',
  async ({ failing, left }) => {
    server = await startServer({ overrides: { store: createFileStore(folder) } })
    const person = server.browser()
    const { id: userId } = await person.register('unlucky')
    const { database } = server.dependencies
    const { write } = database
    let writes = 0
    const failedWrites = vi.spyOn(database, 'write').mockImplementation(async (work, changes) => {
      writes += 1
      // The first writes the path down.
      if (writes > 1 && writes <= 1 + failing)
        throw Object.assign(new Error('The disk failed'), { code: 'SQLITE_IOERR' })
      return write(work, changes)
    })
    const { status } = await upload(server, person, {
      file: statement,
      name: 'a.pdf',
      type: 'income_statement',
      userId,
    })
    expect([status, await listed(person)]).toEqual([507, []])
    // The path, the row, and the one after which the bytes may go.
    await vi.waitFor(() => expect(failedWrites).toHaveBeenCalledTimes(3))
    await vi.waitFor(() => expect(filesThere()).toBe(left))
    failedWrites.mockRestore()
    await removeDueBytes(server.dependencies, new Date(server.clock.now().getTime() + uploadTime))
    expect(filesThere()).toBe(0)
  },
)
