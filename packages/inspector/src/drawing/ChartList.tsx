import { Link } from '@aangiftewijs/ui/Link'
import type { AnyStateNode } from 'xstate'
import { type ChartTransition, sectionsOf, stateName, statesIn, transitionsOf } from '../chart/transitions.ts'
import { chartWords as words } from '../copy.ts'
import { T, useLanguage, useWords } from '../words.tsx'
import { conditionWords, factsOf, triggerWords } from './chart-text.ts'
import * as styles from './list.css.ts'
import { useSpecHref } from './spec-href.ts'

export interface ChartListProps {
  readonly root: AnyStateNode
  /** Ids of the active states. */
  readonly active: readonly string[]
  /** Ids of the transitions that were taken. */
  readonly taken: readonly string[]
}

/** The whole chart in words, state inside state: for keyboards, screen readers, and browsers without script. */
export const ChartList = ({ root, ...marked }: ChartListProps) => (
  <ul aria-label={useWords()(words.list)} className={styles.root}>
    <State {...marked} isInitial={false} node={root} />
  </ul>
)

interface StateProps extends Omit<ChartListProps, 'root'> {
  readonly node: AnyStateNode
  readonly isInitial: boolean
}

function State({ node, isInitial, active, taken }: StateProps) {
  const language = useLanguage()
  const specHref = useSpecHref()
  const say = useWords()
  const isActive = active.includes(node.id)
  const facts = [...(isInitial ? [say(words.opensHere)] : []), ...factsOf(node, language)]
  const transitions = transitionsOf(node)
  const children = statesIn(node)
  return (
    <li
      className={isActive ? styles.activeState : styles.state}
      {...(isActive ? { 'aria-current': 'step' as const } : {})}
    >
      <p className={styles.line}>
        <strong>{node.key}</strong>
        {isActive ? (
          <span className={styles.now}>
            ▸ <T text={words.active} />
          </span>
        ) : null}
        {facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null}
        {sectionsOf(node).map((section) => (
          <span className={styles.facts} key={section}>
            <Link href={specHref(section)}>{section}</Link>
          </span>
        ))}
      </p>
      <p className={styles.description}>{node.description}</p>
      {transitions.length > 0 ? (
        <ul className={styles.ways}>
          {transitions.map((one) => (
            <Transition isTaken={taken.includes(one.id)} key={one.id} transition={one} />
          ))}
        </ul>
      ) : null}
      {children.length > 0 ? (
        <ul className={styles.inner}>
          {children.map((child) => (
            <State
              active={active}
              isInitial={node.initial.target.includes(child)}
              key={child.id}
              node={child}
              taken={taken}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Transition({ transition, isTaken }: { readonly transition: ChartTransition; readonly isTaken: boolean }) {
  const language = useLanguage()
  const say = useWords()
  const { guard, targets, description } = transition
  return (
    <li className={isTaken ? styles.wayTaken : styles.way}>
      {triggerWords(transition, language)}
      {guard === null ? null : <em> {conditionWords(guard, language)}</em>} →{' '}
      {targets.map((target) => stateName(target) || target).join(', ') || say(words.stays)}
      {isTaken ? ` (${say(words.taken)})` : null}
      <span className={styles.why}> {description}</span>
    </li>
  )
}
