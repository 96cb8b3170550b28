// Starts the built production server for commands that measure it, on an empty data folder and a free port.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Sentence } from './phases.mjs'
import { entry, startEnvironment, startFlags } from './server-process.mjs'

/** A port nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts the server.
 * @param program another checkout's, where it is to be measured beside this one's
 * @throws Sentence when there is no build or it does not come up
 */
export async function startBuiltServer(env = {}, program = entry) {
  if (!existsSync(program)) throw new Sentence(`There is no ${program} to measure: run npm run build first.`)
  const folder = mkdtempSync(join(tmpdir(), 'aangiftewijs-measured-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [...startFlags, program], {
    env: {
      ...process.env,
      ...startEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return { origin, pid: child.pid, stop }
    await wait(100)
  }
  await stop()
  throw new Sentence('The built server did not become ready within 30 s.')
}
