import type { Copy } from '@aangiftewijs/domain/language'

type Text = Pick<Copy, 'en' | 'nl'>

const isText = (value: object): value is Text =>
  'en' in value && typeof value.en === 'string' && 'nl' in value && typeof value.nl === 'string'

/** Every text in the values of modules, with where it stands. */
export function copyIn(value: unknown, place = ''): readonly (readonly [place: string, text: Text])[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [[place, value]]
  return Object.entries(value).flatMap(([key, below]) => copyIn(below, `${place}.${key}`))
}
