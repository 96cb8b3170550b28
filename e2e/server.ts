import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entry } from '../scripts/server-process.mjs'

export interface RunningServer {
  readonly origin: string
  readonly dataFolder: string
  /** Everything the process printed so far. */
  log(): string
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts the built production server on an empty data folder and a free port. Without a choice its pages are as specified: both languages. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aangiftewijs-e2e-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let printed = ''
  let child: ChildProcess

  const start = async () => {
    child = spawn(process.execPath, [entry], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: 'localhost',
        DATA_DIR: dataFolder,
        DEFAULT_LANGUAGE: 'mix',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => (printed += chunk))
    child.stderr?.on('data', (chunk) => (printed += chunk))
    await untilReady(
      origin,
      () => child.exitCode !== null,
      () => printed,
    )
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  try {
    await start()
  } catch (failure) {
    // Nobody else could stop a server that never became ready.
    await end('SIGKILL')
    throw failure
  }
  return {
    origin,
    dataFolder,
    log: () => printed,
    kill: () => end('SIGKILL'),
    restart: start,
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function untilReady(origin: string, hasEnded: () => boolean, printed: () => string): Promise<void> {
  const deadline = Date.now() + 150_000
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`the server ended while starting:\n${printed()}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`the server was not ready within 150 s:\n${printed()}`)
}
