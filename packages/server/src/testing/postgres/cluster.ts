import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { QueryTypes } from 'sequelize'
import { connectPostgres } from '../../database/connection.ts'
import { copyPostgres, giveAway, runAs } from './binaries.ts'

/** A Postgres server of the tests, on this machine. */
export interface Cluster {
  /** The address of its database `postgres`. */
  readonly url: string
  /** Stops it at once, as for a restart; whoever is connected is cut off. */
  readonly shut: () => Promise<void>
  /** Starts it again on the same port. */
  readonly open: () => Promise<void>
  /** Every one of its processes stands still. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => void
  /** Ends it and removes what it kept. */
  readonly remove: () => Promise<void>
}

/** Whether what was acknowledged outlives a power cut. */
const durability = {
  none: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  whole: {},
} as const

const settings = {
  max_connections: '300',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function answers(url: string): Promise<boolean> {
  const connection = connectPostgres(url)
  try {
    await connection.authenticate()
    return true
  } catch {
    return false
  } finally {
    await connection.close()
  }
}

/** The processes of a server, but for the first and for the one that answers this. */
async function pidsOf(url: string): Promise<readonly number[]> {
  const connection = connectPostgres(url)
  const rows = await connection.query<{ readonly pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    { type: QueryTypes.SELECT },
  )
  await connection.close()
  return rows.map(({ pid }) => pid)
}

/** Makes and starts a cluster; ended with this process at the latest. */
export async function startCluster(care: keyof typeof durability = 'none'): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const native = join(folder, 'native')
  const data = join(folder, 'data')
  copyPostgres(native)
  mkdirSync(data, { mode: 0o700 })
  for (const each of [folder, data]) giveAway(each)
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', '--no-locale', '--encoding=UTF8'],
    { ...runAs, cwd: folder, env: environment, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  const open = async () => {
    const words = Object.entries({ ...settings, ...durability[care], port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    server = spawn(join(native, 'bin', 'postgres'), ['-D', data, ...words], {
      ...runAs,
      cwd: folder,
      env: environment,
      stdio: 'ignore',
      // Ctrl-C in a terminal is for the tests, which then end it.
      detached: true,
    })
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
      await wait(20)
    }
  }
  const shut = async () => {
    if (server === null || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  let frozen: readonly number[] = []
  const endWithProcess = () => {
    if (server !== null && server.exitCode === null) server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endWithProcess)
  await open()
  return {
    url,
    shut,
    open,
    freeze: async () => {
      frozen = [...(await pidsOf(url)), ...(server?.pid === undefined ? [] : [server.pid])]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    },
    remove: async () => {
      await shut()
      process.off('exit', endWithProcess)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
