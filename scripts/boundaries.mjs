// Checks what each package may import (ARCHITECTURE.md) and says what to do instead. Part of `npm test` and `npm run check`.
import './node-version.mjs'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root, say } from './phases.mjs'
import { mayImport, own, rules } from './rules/may-import.mjs'
import { filesBelow, isTesting, withoutComments } from './rules/source-files.mjs'

const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const manifests = Object.fromEntries(Object.keys(rules).map((name) => [name, manifest(`packages/${name}`)]))
const rootManifest = manifest('.')

/** What domain may not touch, so that the same input always gives the same answer. */
const impure = [
  [/\bDate\.now\(|\bnew Date\(\)/, 'the clock: take `now` or `today` as an argument'],
  [/\bMath\.random\(|\bcrypto\./, 'randomness: take it as an argument'],
  [/\bfetch\(|\bprocess\.|\blocalStorage\b|\bwindow\./, 'the outside world: pass the value in'],
]

const problems = []
const graph = new Map()

const importPattern =
  /(?:^|\n)\s*(import|export)(\s+type)?\b([^'"\n;]*(?:\n[^'"\n;]*)*?)\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|\bimport\.meta\.glob(?:<[^>]*>)?\(\s*\[?\s*['"]([^'"]+)['"]/g

for (const [name, rule] of Object.entries(rules)) {
  const source = join(root, 'packages', name, 'src')
  for (const file of filesBelow(source, /\.tsx?$/)) checkFile(name, rule, source, file)
}

function checkFile(name, rule, source, file) {
  const text = withoutComments(readFileSync(file, 'utf8'))
  const shown = relative(root, file)
  if (/^\s*export \*/m.test(text)) problems.push(`${shown}: \`export *\` hides what a door offers; list the names`)
  if (name === 'domain' && !isTesting(file)) {
    for (const [pattern, what] of impure) if (pattern.test(text)) problems.push(`${shown}: domain may not use ${what}`)
  }
  const edges = []
  for (const match of text.matchAll(importPattern)) {
    const target = match[4] ?? match[5] ?? match[6] ?? match[7]
    // A test may read what another package says, as text.
    if (match[7] && isTesting(file)) continue
    if (target.startsWith('.')) {
      const path = resolve(dirname(file), target.replace(/\?.*$/, ''))
      if (!path.startsWith(source))
        problems.push(`${shown}: "${target}" leaves the package; import through its door @aangiftewijs/…`)
      // A type-only or lazy import is no load-time dependency, so it cannot close a harmful circle.
      else if (!match[2] && !match[6] && !match[7]) edges.push(path)
    } else checkPackageImport(name, rule, shown, file, target)
  }
  if (!isTesting(file)) graph.set(file, edges)
}

function checkPackageImport(name, rule, shown, file, target) {
  if (target.startsWith(own)) {
    const [, other, door, deep] = target.split('/')
    if (other === name) problems.push(`${shown}: imports its own package by name; use a relative path`)
    if (deep) problems.push(`${shown}: "${target}" is a deep import; the door is @aangiftewijs/${other}/${door}`)
  }
  if (mayImport(name, target, isTesting(file), { manifest: manifests[name], rootManifest })) return
  problems.push(`${shown}: may not import "${target}"; ${rule.instead}`)
}

/** Every circle of load-time imports, each reported once. */
function findCircles() {
  const state = new Map()
  const visit = (file, trail) => {
    if (state.get(file) === 'done' || !graph.has(file)) return
    if (trail.includes(file)) {
      const circle = [...trail.slice(trail.indexOf(file)), file].map((path) => relative(root, path))
      problems.push(`circular import: ${circle.join(' → ')}; move what both need into a file of its own`)
      return
    }
    for (const next of graph.get(file)) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
}
findCircles()

for (const name of Object.keys(rules)) {
  if (!manifests[name].exports) problems.push(`packages/${name}: has no exports map`)
}

if (problems.length > 0) {
  process.stderr.write(`${[...new Set(problems)].join('\n')}\n\n${problems.length} import(s) cross a boundary.\n`)
  process.exit(1)
}
say(`Boundaries: ${graph.size} files of ${Object.keys(rules).length} packages import only what they may.`)
