import { Link } from '@aangiftewijs/ui/Link'
import { type ChartLabels, type ChartNode, type ChartTransition, named } from './chart.types.ts'
import * as styles from './list.css.ts'
import { triggerWords } from './transition-words.ts'

export interface ChartListProps {
  readonly chart: ChartNode
  readonly active: readonly string[]
  readonly path: readonly string[]
  readonly labels: ChartLabels
  /** Where a section of the specification is explained; without it sections are only named. */
  readonly specHref?: ((section: string) => string) | undefined
}

/** The whole chart in words, state inside state: for keyboards, screen readers, and browsers without script. */
export const ChartList = ({ chart, active, path, labels, specHref }: ChartListProps) => (
  <ul aria-label={labels.list} className={styles.root}>
    <State active={active} isInitial={false} labels={labels} node={chart} path={path} specHref={specHref} />
  </ul>
)

interface StateProps extends Omit<ChartListProps, 'chart'> {
  readonly node: ChartNode
  readonly isInitial: boolean
}

function State({ node, isInitial, active, path, labels, specHref }: StateProps) {
  const isActive = active.includes(node.id)
  const facts = [
    isInitial ? labels.opensHere : '',
    node.kind === 'parallel' ? labels.parallel : '',
    node.kind === 'final' ? labels.end : '',
    ...node.invocations.map(({ source }) => named(labels.asks, source)),
  ].filter(Boolean)
  return (
    <li
      className={isActive ? styles.activeState : styles.state}
      {...(isActive ? { 'aria-current': 'step' as const } : {})}
    >
      <p className={styles.line}>
        <strong>{node.name}</strong>
        {isActive ? <span className={styles.now}>▸ {labels.active}</span> : null}
        {facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null}
        {node.spec.map((section) => (
          <span className={styles.facts} key={section}>
            {specHref === undefined ? section : <Link href={specHref(section)}>{section}</Link>}
          </span>
        ))}
      </p>
      <p className={styles.description}>{node.description}</p>
      {node.transitions.length > 0 ? (
        <ul className={styles.ways}>
          {node.transitions.map((one) => (
            <Way isTaken={path.includes(one.id)} key={one.id} labels={labels} transition={one} />
          ))}
        </ul>
      ) : null}
      {node.children.length > 0 ? (
        <ul className={styles.inner}>
          {node.children.map((child) => (
            <State
              active={active}
              isInitial={node.initial.includes(child.id)}
              key={child.id}
              labels={labels}
              node={child}
              path={path}
              specHref={specHref}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface WayProps {
  readonly transition: ChartTransition
  readonly isTaken: boolean
  readonly labels: ChartLabels
}

function Way({ transition, isTaken, labels }: WayProps) {
  const { guard, targets, description } = transition
  const places = targets.map((target) => target.split('.').slice(1).join(' › ') || target)
  return (
    <li className={isTaken ? styles.wayTaken : styles.way}>
      {triggerWords(transition, labels)}
      {guard === null ? null : <em> {named(labels.when, guard)}</em>} → {places.join(', ') || labels.stays}
      {isTaken ? ` (${labels.taken})` : null}
      <span className={styles.why}> {description}</span>
    </li>
  )
}
