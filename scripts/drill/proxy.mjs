// The proxy of compose.yaml: caddy with deploy/Caddyfile, on a port anybody may use and with a certificate of its own.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../built-server.mjs'
import { root, Sentence } from '../phases.mjs'

/** @param upstreams `host:port` of web-1 and web-2 @returns its port, the certificate that vouches for it, and how it is ended */
export async function startProxy(folder, { siteHost, newsHost, upstreams }) {
  if (spawnSync('caddy', ['version']).status !== 0)
    throw new Sentence('The drill needs the proxy of compose.yaml: install caddy (Debian: apt-get install caddy).')
  const [port, plainPort] = [await freePort(), await freePort()]
  const own = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
  const [first, second] = upstreams
  const here = own.replace('web-1:3000', first).replace('web-2:3000', second)
  const options = `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${plainPort}\n\tlocal_certs\n\tskip_install_trust\n}\n`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, options + here)
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, SITE_HOST: siteHost, NEWS_HOST: newsHost },
    stdio: 'ignore',
  })
  const stop = () => child.kill('SIGKILL')
  const certificate = join(folder, 'caddy/pki/authorities/local/root.crt')
  for (let attempt = 0; attempt < 100 && !existsSync(certificate); attempt += 1) {
    if (child.exitCode !== null) throw new Sentence('caddy refuses deploy/Caddyfile.')
    await wait(100)
  }
  return { port, certificate: readFileSync(certificate), stop }
}
