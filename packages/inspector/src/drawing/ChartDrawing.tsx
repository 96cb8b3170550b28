import { type Ref, useId } from 'react'
import type { ChartLayout, LaidArrow, LaidBox } from './chart-layout.ts'
import { type LabelLine, lineHeight } from './chart-text.ts'
import * as styles from './drawing.css.ts'

export interface ChartDrawingProps {
  readonly layout: ChartLayout
  readonly active: readonly string[]
  /** Ids of the transitions that were taken. */
  readonly taken: readonly string[]
  /** 1 is the size it was laid out in. */
  readonly scale: number
  readonly label: string
  readonly ref?: Ref<SVGSVGElement>
}

/** The chart as a picture. What it says, the list beside it says in words, so a screen reader gets one name and no parts. */
export function ChartDrawing({ layout, active, taken, scale, label, ref }: ChartDrawingProps) {
  const arrowHead = useId()
  const { width, height, boxes, arrows } = layout
  return (
    <svg
      aria-label={label}
      className={styles.drawing}
      height={Math.ceil(height * scale)}
      ref={ref}
      role="img"
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width * scale)}
    >
      <defs>
        <marker id={arrowHead} markerHeight="9" markerWidth="9" orient="auto" refX="8" refY="4.5" viewBox="0 0 9 9">
          <path className={styles.head} d="M0 0.5 9 4.5 0 8.5Z" />
        </marker>
        <marker
          id={`${arrowHead}t`}
          markerHeight="13"
          markerUnits="userSpaceOnUse"
          markerWidth="13"
          orient="auto"
          refX="8"
          refY="4.5"
          viewBox="0 0 9 9"
        >
          <path className={styles.headTaken} d="M0 0.5 9 4.5 0 8.5Z" />
        </marker>
      </defs>
      {boxes.map((box) => (
        <StateBox box={box} isActive={active.includes(box.node.id)} key={box.node.id} />
      ))}
      {[false, true].map((isTaken) =>
        arrows
          .filter(({ edge }) => edge.transitions.some(({ id }) => taken.includes(id)) === isTaken)
          .map((arrow) => (
            <Arrow
              arrow={arrow}
              head={isTaken ? `${arrowHead}t` : arrowHead}
              isTaken={isTaken}
              key={arrow.edge.id}
              taken={taken}
            />
          )),
      )}
    </svg>
  )
}

/** Whether a way that a line tells of was taken: several ways may be written at one arrow. */
const tellsOfTaken = ({ ways }: LabelLine, taken: readonly string[]) => ways.some((id) => taken.includes(id))

interface StateBoxProps {
  readonly box: LaidBox
  readonly isActive: boolean
}

function StateBox({ box, isActive }: StateBoxProps) {
  const { node, x, y, width, height, children, notes } = box
  const isOpen = children.length > 0
  const shape = isActive ? (isOpen ? styles.activeOuter : styles.activeInner) : isOpen ? styles.outer : styles.inner
  return (
    <g className={styles.state} data-active={isActive || undefined} data-state={node.id}>
      <title>{node.description}</title>
      <rect
        className={node.type === 'parallel' ? `${shape} ${styles.parallel}` : shape}
        height={height}
        rx={isOpen ? 8 : 14}
        width={width}
        x={x}
        y={y}
      />
      {node.type === 'final' ? (
        <rect className={styles.finalRing} height={height - 8} rx="10" width={width - 8} x={x + 4} y={y + 4} />
      ) : null}
      {isActive ? <path className={styles.mark} d={`M${x + 12} ${y + 9}l9 6.5-9 6.5z`} data-mark="" /> : null}
      <text className={styles.name} x={x + (isActive ? 26 : 12)} y={y + 20}>
        {node.key}
      </text>
      {notes.map((note, place) => (
        <text
          className={styles.note}
          // Notes are fixed lines of one box: their place is what tells equal ones apart.
          key={`${place} ${note}`}
          x={x + 12}
          y={y + 20 + (place + 1) * lineHeight}
        >
          {note}
        </text>
      ))}
    </g>
  )
}

interface ArrowProps {
  readonly arrow: LaidArrow
  readonly head: string
  readonly isTaken: boolean
  readonly taken: readonly string[]
}

function Arrow({ arrow, head, isTaken, taken }: ArrowProps) {
  const { edge, points, lines, label } = arrow
  const way = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g data-taken={isTaken || undefined}>
      <title>{edge.transitions.map(({ description }) => description).join('\n')}</title>
      <path className={isTaken ? styles.wayTaken : styles.way} d={way} markerEnd={`url(#${head})`} />
      <text>
        {lines.map((line, place) => (
          <tspan
            className={tellsOfTaken(line, taken) ? styles.wordsTaken : styles.words}
            key={`${place} ${line.text}`}
            x={label.x}
            y={label.y + place * lineHeight}
          >
            {line.text}
          </tspan>
        ))}
      </text>
    </g>
  )
}
