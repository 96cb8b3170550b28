// Checks what each package may import (ARCHITECTURE.md) and says what to do instead. Part of `npm test` and `npm run check`.
import './node-version.mjs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root, say } from './phases.mjs'

const own = '@aangiftewijs/'
const starts =
  (...prefixes) =>
  (name) =>
    prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}/`))

/** What each package may import besides its own files. `instead` is what the message tells to do. */
const rules = {
  domain: {
    allowed: starts('zod'),
    instead: 'domain is pure rules: pass values in as arguments, and let machines, app or server do the I/O',
  },
  machines: {
    allowed: starts('xstate', `${own}domain`),
    instead: 'a chart knows only xstate and domain: name an actor in setup() and let app or server provide it',
  },
  ui: {
    allowed: starts(
      'react',
      'react-dom',
      'react-aria-components',
      '@react-aria',
      '@react-stately',
      '@internationalized/date',
      '@radix-ui',
      '@vanilla-extract',
      '@fontsource',
      '@fontsource-variable',
    ),
    instead: 'ui imports none of our packages: take texts, values and handlers as props',
  },
  app: {
    allowed: starts(
      'react',
      'react-dom',
      'wouter',
      'libphonenumber-js',
      '@tanstack/react-query',
      '@xstate/react',
      '@simplewebauthn/browser',
      'xstate',
      `${own}domain`,
      `${own}machines`,
      `${own}ui`,
      // The document entry-server renders is a stream of Node.
      'node:stream',
    ),
    instead:
      'app composes ui, machines and domain: wrap a UI primitive in packages/ui, and put what needs Node in packages/server',
  },
  inspector: {
    allowed: starts(
      'react',
      'react-dom',
      'xstate',
      'elkjs',
      '@statelyai/inspect',
      '@vanilla-extract/css',
      `${own}domain`,
      `${own}machines`,
      `${own}ui`,
    ),
    instead: 'the inspector shows the charts of machines with the components of ui; it knows no page of the app',
  },
  server: {
    allowed: (name) =>
      name.startsWith('node:') ||
      [`${own}app/entry-server`, `${own}inspector/entry-server`].includes(name) ||
      starts(`${own}domain`, `${own}machines`)(name) ||
      serverDependencies.has(packageOf(name)),
    instead:
      'server may use its own dependencies, domain, machines, and of app and inspector only their `entry-server`',
  },
}

/** What tests and stories may use besides. */
const testing = starts(
  'vitest',
  '@testing-library',
  '@guidepup',
  'fast-check',
  'storybook',
  '@storybook',
  'react-dom',
  'axe-core',
  'html-validate',
  'playwright-core',
  'xstate',
)
const isTesting = (file) => /\.(test|stories)\.tsx?$|\/testing\//.test(file)

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
const manifest = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
const serverManifest = manifest('server')
const serverDependencies = new Set(
  Object.keys({ ...serverManifest.dependencies, ...serverManifest.devDependencies }).filter(
    (name) => !name.startsWith(own),
  ),
)

/** What domain may not touch, so that the same input always gives the same answer. */
const impure = [
  [/\bDate\.now\(|\bnew Date\(\)/, 'the clock: take `now` or `today` as an argument'],
  [/\bMath\.random\(|\bcrypto\./, 'randomness: take it as an argument'],
  [/\bfetch\(|\bprocess\.|\blocalStorage\b|\bwindow\./, 'the outside world: pass the value in'],
]

const problems = []
const graph = new Map()

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const importPattern =
  /(?:^|\n)\s*(import|export)(\s+type)?\b([^'"\n;]*(?:\n[^'"\n;]*)*?)\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

for (const [name, rule] of Object.entries(rules)) {
  const source = join(root, 'packages', name, 'src')
  for (const file of files(source)) checkFile(name, rule, source, file)
}

function checkFile(name, rule, source, file) {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
  const shown = relative(root, file)
  if (/^\s*export \*/m.test(text)) problems.push(`${shown}: \`export *\` hides what a door offers; list the names`)
  if (name === 'domain' && !isTesting(file)) {
    for (const [pattern, what] of impure) if (pattern.test(text)) problems.push(`${shown}: domain may not use ${what}`)
  }
  const edges = []
  for (const match of text.matchAll(importPattern)) {
    const target = match[4] ?? match[5] ?? match[6]
    if (target.startsWith('.')) {
      const path = resolve(dirname(file), target.replace(/\?.*$/, ''))
      if (!path.startsWith(source))
        problems.push(`${shown}: "${target}" leaves the package; import through its door @aangiftewijs/…`)
      // A type-only or lazy import is no load-time dependency, so it cannot close a harmful circle.
      else if (!match[2] && !match[6]) edges.push(path)
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
  if (rule.allowed(target) || (isTesting(file) && (testing(target) || target.startsWith('node:')))) return
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
  if (!existsSync(join(root, 'packages', name, 'package.json')) || !manifest(name).exports)
    problems.push(`packages/${name}: has no exports map`)
}

if (problems.length > 0) {
  process.stderr.write(`${[...new Set(problems)].join('\n')}\n\n${problems.length} import(s) cross a boundary.\n`)
  process.exit(1)
}
say(`Boundaries: ${graph.size} files of ${Object.keys(rules).length} packages import only what they may.`)
