import type { Copy } from '@aangiftewijs/domain/language'
import { Link } from '@aangiftewijs/ui/Link'
import { Prose, ScreenOnly } from '@aangiftewijs/ui/layout'
import { Fragment } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { MadeOnce } from '../../deferred/made-once.tsx'

interface Line {
  readonly text: Copy
  /** What belongs in its gaps. */
  readonly values?: Readonly<Record<string, string>>
  /** Whether an amount of a person stands in it: then it is made for nobody else. */
  readonly isOfOnePerson?: boolean
  /** What stands behind it; without an address nothing does. */
  readonly links: readonly { readonly href: string | null; readonly label: Copy }[]
}

interface LinesProps {
  readonly of: readonly Line[]
}

const linksOf = ({ links }: Line) => links.flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]))
const addressesOf = (line: Line) => linksOf(line).map(({ href }) => href)
const keyOf = (line: Line) => [line.text.en, ...addressesOf(line)].join(' ')

/** Mostly the same for everyone of whom the same is assumed. What would be said twice is said once. */
export function Lines({ of: all }: LinesProps) {
  const say = useWords()
  const of = [...new Map(all.map((line) => [keyOf(line), line])).values()]
  const name = of.map((line) => `${say(line.text)} ${addressesOf(line).join(' ')}`).join(' ')
  return (
    <MadeOnce name={of.some(({ isOfOnePerson }) => isOfOnePerson) ? null : name}>
      <List of={of} />
    </MadeOnce>
  )
}

const List = ({ of }: LinesProps) => (
  <Prose>
    <ul>
      {of.map((line) => (
        <li key={keyOf(line)}>
          <T text={line.text} {...(line.values && { values: line.values })} />
          <ScreenOnly>
            {linksOf(line).map(({ href, label }, index) => (
              <Fragment key={href}>
                {index === 0 ? ' ' : ' · '}
                <Link href={href}>
                  <T text={label} />
                </Link>
              </Fragment>
            ))}
          </ScreenOnly>
        </li>
      ))}
    </ul>
  </Prose>
)
