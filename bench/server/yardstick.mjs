// The yardsticks, on node:http alone. `bytes`: answers what it reads from standard input. `react`: renders a page of links, cards and a
// table with React for every request, and compresses nothing. Prints its port.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { root } from '../../scripts/phases.mjs'

async function fixedBytes() {
  const pieces = []
  for await (const piece of process.stdin) pieces.push(piece)
  const body = Buffer.concat(pieces)
  return () => body
}

async function renderedPage() {
  process.env.NODE_ENV = 'production'
  const require = createRequire(`${root}/packages/app/package.json`)
  const { createElement: element } = require('react')
  const { renderToString } = require('react-dom/server')
  const list = (count, make) => Array.from({ length: count }, (_, at) => make(at))
  const Entry = ({ at }) => element('li', { className: 'entry' }, element('a', { href: `/page/${at}` }, `Page ${at}`))
  const Card = ({ at }) =>
    element('section', { className: 'card' }, element('h2', null, `Card ${at}`), element('p', null, 'Words on a card.'))
  const Row = ({ at }) =>
    element('tr', null, element('th', { scope: 'row' }, `Row ${at}`), element('td', null, `€ ${at}`))
  const Page = () =>
    element(
      'div',
      { id: 'root' },
      element('nav', null, element('ul', null, ...list(30, (at) => element(Entry, { key: at, at })))),
      element('main', null, ...list(8, (at) => element(Card, { key: at, at }))),
      element('table', null, element('tbody', null, ...list(40, (at) => element(Row, { key: at, at })))),
    )
  return () => Buffer.from(`<!doctype html>${renderToString(element(Page))}`)
}

const bodyOf = process.argv[2] === 'bytes' ? await fixedBytes() : await renderedPage()
const server = createServer((_, answer) => {
  const body = bodyOf()
  answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
