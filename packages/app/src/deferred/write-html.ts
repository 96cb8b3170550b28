import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** HTML as far as it is written. */
interface Written {
  html: string
  /** Two texts beside each other have a comment between them, so that the browser sees two. */
  endsInText: boolean
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const special = /[&<>"']/
const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign) : text

/** Attributes by the name React gives them: as they are written, or as they stand there without a value. */
const valued: Readonly<Record<string, string>> = {
  className: 'class',
  d: 'd',
  focusable: 'focusable',
  href: 'href',
  id: 'id',
  lang: 'lang',
  rel: 'rel',
  role: 'role',
  scope: 'scope',
  target: 'target',
  viewBox: 'viewBox',
}
const bare: readonly string[] = ['open']
const fragment: unknown = Fragment
/** By a name of this file: React's is looked up anew at each use. */
const isElement = isValidElement

const containers: ReadonlySet<string> = new Set(
  'a caption code dd details div dl dt em h2 h3 h4 li ol p path section small span strong summary svg table tbody td th tr ul'.split(
    ' ',
  ),
)

function attribute(name: string, value: unknown): string {
  if (name === 'children' || value === undefined || value === null || typeof value === 'function') return ''
  if (bare.includes(name)) return value ? ` ${name}=""` : ''
  const written = name.startsWith('aria-') ? name : valued[name]
  if (written === undefined || typeof value === 'object') throw new Error(`${name} cannot be written by itself`)
  return ` ${written}="${escapeText(String(value))}"`
}

function writeElement({ type, props }: ReactElement<Record<string, unknown>>, into: Written): void {
  if (typeof type === 'function') {
    // A component that is a class or has no plain output fails in its first test.
    write((type as (props: unknown) => ReactNode)(props), into)
    return
  }
  const children = props.children as ReactNode
  if ((type as unknown) === fragment) {
    write(children, into)
    return
  }
  if (!containers.has(type)) throw new Error(`<${String(type)}> cannot be written by itself`)
  into.html += `<${type}`
  for (const name in props) into.html += attribute(name, props[name])
  into.html += '>'
  into.endsInText = false
  write(children, into)
  into.html += `</${type}>`
  into.endsInText = false
}

function write(node: ReactNode, into: Written): void {
  if (typeof node === 'string' || typeof node === 'number') {
    if (node === '') return
    into.html += `${into.endsInText ? '<!-- -->' : ''}${escapeText(String(node))}`
    into.endsInText = true
  } else if (isElement<Record<string, unknown>>(node)) writeElement(node, into)
  else if (Array.isArray(node)) for (const each of node) write(each, into)
  else if (node !== null && node !== undefined && typeof node !== 'boolean')
    throw new Error(`A ${typeof node} cannot be written by itself`)
}

/**
 * The HTML of elements that are only read, as React writes it, in half the time (ADR 33). To be called while a component renders, whose context
 * and hooks the components in it then use; none of them may use `useId`, suspend or provide a context.
 * @throws Error for elements and attributes nobody has needed so far, so that they are looked at first
 */
export function writeHtml(node: ReactNode): string {
  const written: Written = { html: '', endsInText: false }
  write(node, written)
  return written.html
}
