// `npm run release`: what goes out with a release: a bill of materials (CycloneDX 1.6), the licences, the registry's signatures, and known weaknesses of packages.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { main, root, Sentence, say } from './phases.mjs'
import { integritiesIn, unsignedOf } from './signatures.mjs'

const folder = join(root, '.cache/release')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Licences that may go out with ours, or that stay with a program of their own beside it. */
const accepted =
  /^(\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|OFL-1\.1|LGPL-3\.0-or-later|Zlib|MPL-2\.0|EPL-2\.0|W3C|WTFPL|AFL-2\.1)\)?( (AND|OR) )?)+$/

async function pnpm(...words) {
  const options = { cwd: root, maxBuffer: 2 ** 28, env: { ...process.env, CI: 'true' } }
  const run = promisify(execFile)('npx', ['--yes', manifest.packageManager, ...words], options)
  return (await run.catch((error) => error)).stdout
}

/** Every package that is installed with the server, once for each version. */
function componentsOf(licences) {
  return Object.entries(licences)
    .flatMap(([license, packages]) =>
      packages.flatMap(({ name, versions }) =>
        versions.map((version) => ({
          type: 'library',
          name,
          version,
          purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
          licenses: [{ license: { name: license } }],
        })),
      ),
    )
    .sort((one, other) => one.purl.localeCompare(other.purl))
}

/** What a registry signed must be what the lock file names. @throws Sentence for a package without a good signature */
async function requireSignatures(components) {
  const registry = `${(await pnpm('config', 'get', 'registry')).trim().replace(/\/$/, '')}/`
  const integrities = integritiesIn(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  const unsigned = await unsignedOf(registry, integrities, components)
  if (unsigned === null) say('Signatures: not checked, this registry gives no keys.')
  else if (unsigned.length > 0) throw new Sentence(`Packages without a good signature: ${unsigned.join(', ')}.`)
  else say(`Signatures: all ${components.length} are good.`)
}

await main(async () => {
  mkdirSync(folder, { recursive: true })
  const licences = JSON.parse(await pnpm('licenses', 'list', '--prod', '--json'))
  const components = componentsOf(licences)
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: manifest.name, version: manifest.version } },
    components,
  }
  writeFileSync(join(folder, 'bom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`)
  const list = Object.entries(licences).map(
    ([license, packages]) => `${license}\n${packages.map(({ name }) => `  ${name}`).join('\n')}\n`,
  )
  writeFileSync(join(folder, 'licences.txt'), list.join('\n'))
  say(`${components.length} packages: .cache/release/bom.cdx.json, licences.txt`)
  const others = Object.keys(licences).filter((license) => !accepted.test(license))
  if (others.length > 0) throw new Sentence(`Licences nobody has looked at: ${others.join(', ')}.`)
  await requireSignatures(components)
  const { metadata } = JSON.parse((await pnpm('audit', '--prod', '--json')) || '{}')
  if (metadata === undefined) throw new Sentence('The registry does not say which weaknesses are known.')
  const { high = 0, critical = 0, ...less } = metadata.vulnerabilities
  say(
    `Known weaknesses: ${critical} critical, ${high} high, ${Object.values(less).reduce((sum, n) => sum + n, 0)} less`,
  )
  if (high + critical > 0)
    throw new Sentence('Packages with a grave weakness: update them first (npx pnpm audit --prod).')
})
