import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../{components,layout}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Declared {
  readonly file: string
  readonly name: string
  /** What stands between its name and its body. */
  readonly head: string
  readonly body: string
}

/** Every exported type that is called `…Props`. */
const declared: readonly Declared[] = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/^export (?:interface|type) (\w+Props)\b([^{;]*?)(?:\{\n(.*?)\n\}|$)/gms)].map(
    ([, name = '', head = '', body = '']) => ({ file, name, head, body }),
  ),
)

/** Whether a comment says something besides a default. */
const says = (comment: string) => /\w/.test(comment.replace(/@default.*/s, ''))

const undescribed = ({ name, body }: Declared) =>
  [...body.matchAll(/((?:^ {2}\/\*\*(?:(?!\*\/).)*?\*\/\n)?)^ {2}readonly ['"]?([\w-]+)/gms)].flatMap(
    ([, comment = '', prop]) => (says(comment) ? [] : [`${name}.${prop}`]),
  )

test('every prop says what it is for', () => {
  expect(declared.length).toBeGreaterThan(70)
  expect(declared.flatMap(undescribed)).toEqual([])
})

// What reads them for Storybook's tables follows interfaces and nothing that is computed: such props would be missing there.
test('the props of what has stories are interfaces, or names of them', () => {
  const isShown = ({ file }: Declared) => !file.includes('/Field/')
  const computed = declared.filter(isShown).filter(({ head }) => /[<&|]/.test(head))
  expect(computed.map(({ name }) => name)).toEqual([])
})

/** The lines of props that have this name, with the type that stands there. */
const called = (name: RegExp) =>
  declared.flatMap(({ name: props, body }) =>
    [...body.matchAll(/^ {2}readonly (\w+\??): (.*)$/gm)].flatMap(([, prop = '', type = '']) =>
      name.test(prop) ? [`${props}.${prop}: ${type}`] : [],
    ),
  )

test('a heading’s level is said in one way: left out it is the second', () => {
  const wrong = called(/^headingLevel/).filter((prop) => !prop.endsWith('.headingLevel?: SubHeadingLevel | undefined'))
  expect(wrong).toEqual([])
})

test('what stands open is said in one way', () => {
  const names = called(/open/i).map((prop) => prop.split(/[.?:]/)[1])
  expect([...new Set(names)].sort()).toEqual(['isDefaultOpen', 'isHeldOpen', 'isOpen'])
})

// The specification names those of a toast.
test('what a thing means is its tone, how it is drawn its variant', () => {
  const drawn = ['ButtonVariant', 'TileMotif | undefined', 'ToastVariant']
  expect(called(/^variant/).filter((prop) => !drawn.some((type) => prop.endsWith(`: ${type}`)))).toEqual([])
})
