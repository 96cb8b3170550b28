import { createPlaces, type Gate } from '../../../turns/places.ts'
import { caps, type Request } from './protocol.ts'
import { createReaderProcess, type ReaderProcess } from './reader-process.ts'

/** What waits for what: printed text, what takes long (pictures, suspects), and what a person is waiting for at this moment. */
const kindsOfWork = ['print', 'long', 'asked'] as const
export type KindOfWork = (typeof kindsOfWork)[number]

/** Processes alive at once, at work or waiting for some. */
const mostProcesses = 4

/** What a process is for: one that opens strangers' files never draws a return, nor takes the memory that pictures may take. */
const uses = {
  files: caps.memory,
  pictures: caps.memoryForPictures,
  returns: caps.memory,
} as const
type Use = keyof typeof uses

function useOf(request: Request): Use {
  switch (request.kind) {
    case 'read':
      return request.stage === 'print' ? 'files' : 'pictures'
    case 'draw':
    case 'outline':
      return 'pictures'
    case 'open':
    case 'feed':
    case 'news-picture':
      return 'files'
    case 'return-pdf':
      return 'returns'
  }
}

/** The processes of a server, shared by all its work. */
export interface Readers {
  readonly gate: (kind: KindOfWork) => Gate
  /** Asks a process that is warm for this use, or starts one in the place of the one that waited longest. Only for who has a place. */
  readonly ask: ReaderProcess['ask']
  /** Ends those that are not at work. */
  readonly endIdle: () => Promise<void>
}

/** @param start a process with so many megabytes of memory; it is started when it is first asked. */
export function createReaders(start: (memory: number) => ReaderProcess = createReaderProcess): Readers {
  interface Warm {
    readonly use: Use
    readonly process: ReaderProcess
  }
  let count = 0
  /** The one used last stands last. */
  const idle: Warm[] = []

  const processFor = async (use: Use): Promise<ReaderProcess> => {
    const at = idle.findLastIndex((warm) => warm.use === use)
    const [warm] = at < 0 ? [] : idle.splice(at, 1)
    if (warm) return warm.process
    if (count < mostProcesses) count += 1
    else await idle.shift()?.process.stop()
    return start(uses[use])
  }
  return {
    gate: createPlaces(kindsOfWork, mostProcesses),
    ask: async (request, timeout, signal) => {
      const use = useOf(request)
      const process = await processFor(use)
      try {
        return await process.ask(request, timeout, signal)
      } finally {
        idle.push({ use, process })
      }
    },
    endIdle: async () => {
      await Promise.all(idle.map(({ process }) => process.stop()))
    },
  }
}

/** Those of this server process. */
export const readers = createReaders()
