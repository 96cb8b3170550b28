import type { ReactNode } from 'react'
import * as styles from './FigureTree.css.ts'

export interface FigureNode {
  readonly id: string
  readonly label: ReactNode
  /** Formatted, for example `€ 1.204,00`. */
  readonly amount: string
  /** How it came about, where its parts do not say it: a formula in words, the rule, a link to its source. */
  readonly how?: ReactNode
  /** What it consists of. */
  readonly parts: readonly FigureNode[]
  /** Figures it was worked out from without adding them up. */
  readonly steps?: readonly FigureNode[] | undefined
  /**
   * Stands open from the start.
   * @default false
   */
  readonly isOpen?: boolean | undefined
}

export interface FigureTreeProps {
  /** What the whole comes to; its parts are in view, theirs are folded away. */
  readonly root: FigureNode
  /** Introduces the steps of a figure: “Used for this”. */
  readonly stepsLabel: ReactNode
}

/**
 * A sum and what it consists of, down to the last figure: lists in lists, each folded away until it is asked for. Native
 * `<details>` in native lists, so that the keyboard and a screen reader know what they are, with and without script.
 */
export const FigureTree = ({ root, stepsLabel }: FigureTreeProps) => (
  <div className={styles.root}>
    <div className={styles.whole}>{lineOf(root)}</div>
    {behind(root, stepsLabel)}
  </div>
)

// Functions, not components: a tree has some fifty figures, and as components those cost more than their elements (ADR 33).

/** What stands behind a figure. */
const behind = ({ how, parts, steps = [] }: FigureNode, stepsLabel: ReactNode): ReactNode => (
  <>
    {how ? <div className={styles.how}>{how}</div> : null}
    {listOf(parts, stepsLabel)}
    {steps.length > 0 && <p className={styles.how}>{stepsLabel}</p>}
    {listOf(steps, stepsLabel)}
  </>
)

const listOf = (nodes: readonly FigureNode[], stepsLabel: ReactNode): ReactNode =>
  nodes.length > 0 && (
    <ul className={styles.parts}>
      {nodes.map((node) => (
        <li className={styles.part} key={node.id}>
          {partOf(node, stepsLabel)}
        </li>
      ))}
    </ul>
  )

function partOf(node: FigureNode, stepsLabel: ReactNode): ReactNode {
  const { how, parts, steps = [], isOpen = false } = node
  if (!how && parts.length + steps.length === 0) return <div className={styles.leaf}>{lineOf(node)}</div>
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>{lineOf(node)}</summary>
      {behind(node, stepsLabel)}
    </details>
  )
}

const lineOf = ({ label, amount }: FigureNode): ReactNode => (
  <span className={styles.line}>
    <span className={styles.label}>{label}</span> <span className={styles.amount}>{amount}</span>
  </span>
)
