/** What a manifest lists, for the package itself and for its tests. */
const dependenciesOf = ({ dependencies = {} }) => Object.keys(dependencies)
const everythingOf = ({ dependencies = {}, devDependencies = {} }) =>
  Object.keys({ ...dependencies, ...devDependencies })

export const own = '@aangiftewijs/'

/** Of `@scope/name/part` what a manifest calls it. */
const packageOf = (target) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The rules of ARCHITECTURE.md: which of our packages each imports, of the server by which door, and what of Node. Anything else is what
 * its `package.json` has under `dependencies`. `instead` is what the message tells to do.
 */
export const rules = {
  domain: {
    ours: [],
    instead: 'domain is pure rules: pass values in as arguments, and let machines, app or server do the I/O',
  },
  machines: {
    ours: ['domain'],
    instead: 'a chart knows only xstate and domain: name an actor in setup() and let app or server provide it',
  },
  ui: {
    ours: [],
    instead: 'ui imports none of our packages: take texts, values and handlers as props',
  },
  app: {
    ours: ['domain', 'machines', 'ui'],
    // The document entry-server renders is a stream of Node.
    node: (target) => target === 'node:stream',
    instead:
      'app composes ui, machines and domain: wrap a UI primitive in packages/ui, and put what needs Node in packages/server',
  },
  inspector: {
    ours: ['domain', 'machines', 'ui'],
    instead: 'the inspector shows the charts of machines with the components of ui; it knows no page of the app',
  },
  server: {
    ours: ['domain', 'machines', 'app/entry-server', 'inspector/entry-server'],
    node: () => true,
    instead:
      'server may use its own dependencies, domain, machines, and of app and inspector only their `entry-server`',
  },
}

/**
 * Whether a file of a package may import this.
 * @param manifests the package's own `package.json`, and that of the root, whose `devDependencies` are for tests and stories
 */
export function mayImport(name, target, isForTests, { manifest, rootManifest }) {
  const { ours, node = () => false } = rules[name]
  if (target.startsWith(own)) {
    const door = target.slice(own.length)
    return ours.some((allowed) => door === allowed || door.startsWith(`${allowed}/`))
  }
  if (target.startsWith('node:')) return isForTests || node(target)
  const listed = isForTests ? [...everythingOf(manifest), ...everythingOf(rootManifest)] : dependenciesOf(manifest)
  return listed.includes(packageOf(target))
}
