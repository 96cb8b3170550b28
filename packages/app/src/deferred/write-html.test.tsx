import { Icon } from '@aangiftewijs/ui/Icon'
import { createContext, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writeHtml } from './write-html.ts'

const Name = createContext('nobody')
const Told = ({ of }: { readonly of: string }) => `${of} ${useContext(Name)}`

/** As it is written by itself, and as React writes it. */
function bothWays(node: ReactNode): readonly [string, string] {
  let written = ''
  const Writing = () => {
    written = writeHtml(node)
    return null
  }
  const given = (child: ReactNode) => renderToString(<Name.Provider value="Jan & Co">{child}</Name.Provider>)
  given(<Writing />)
  return [written, given(node)]
}

test.each([
  [
    'texts beside each other, one of them empty',
    <p key="">
      a {0} {''} b{null}
    </p>,
  ],
  ['signs that mean something', <p key="" id={`a"b'c`} lang="en">{`<b> & "c" 'd'`}</p>],
  [
    'a list, and what a component says beside a text',
    <ul key="">
      {['1', '2'].map((each) => (
        <li key={each}>{each}</li>
      ))}
      <Told of="by" />
      end
    </ul>,
  ],
  [
    'what stands there without a value, and what does not',
    <details key="" open onToggle={() => {}}>
      <summary className={undefined}>one{false}</summary>
      <details open={false} />
    </details>,
  ],
  ['a drawing', <Icon key="" name="external" size="small" />],
  [
    'a link and a table',
    <div key="" aria-hidden={false}>
      <a href="/a?b=1&c=2" rel="noopener" target="_blank">
        x <span>y</span> z
      </a>
      <table>
        <tbody>
          <tr>
            <th scope="row">1</th>
          </tr>
        </tbody>
      </table>
    </div>,
  ],
] as const)('writes %s as React does', (_, node) => {
  const [written, rendered] = bothWays(node)
  expect(written).toBe(rendered)
})

test.each([
  ['<input>', <input key="" />],
  ['style', <p key="" style={{ margin: 0 }} />],
  ['dangerouslySetInnerHTML', <p key="" dangerouslySetInnerHTML={{ __html: '' }} />],
])('refuses %s, which React treats in a way of its own', (name, node) => {
  expect(() => writeHtml(node)).toThrow(`${name} cannot be written by itself`)
})
