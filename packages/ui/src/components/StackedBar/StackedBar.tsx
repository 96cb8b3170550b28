import { type ReactNode, useId } from 'react'
import { type BarPart, partsOf, reachOf, type SegmentShare, type SegmentTone } from './parts.ts'
import * as styles from './StackedBar.css.ts'

export interface BarRow extends SegmentShare {
  readonly label: ReactNode
  /** What stands in the table, for example `€ 9.240,00`. It may say more than the part of the bar: a tax before what is taken off it. */
  readonly amount: string
  /** A sum, which stands out in the table. */
  readonly isTotal?: boolean
}

export interface BarMark {
  readonly label: ReactNode
  /** How far it reaches from the start, in the unit of the segments. */
  readonly value: number
  readonly amount: string
}

export interface StackedBarProps {
  /** What the whole bar is, for example “From gross to net”. */
  readonly label: ReactNode
  /** The lines of the table; those with a tone are in the bar, too, in order from its start. */
  readonly rows: readonly BarRow[]
  /** What is laid beside the bar, as a line from its start, and stands in the last line of the table. */
  readonly mark?: BarMark | undefined
  /** The caption of the table with the same figures. */
  readonly tableCaption: ReactNode
}

/** One bar that shows what a sum consists of, with a table of the same figures, which is also its legend. */
export function StackedBar({ label, rows, mark, tableCaption }: StackedBarProps) {
  const id = useId()
  return (
    <figure aria-labelledby={`${id}-label`} className={styles.root}>
      <figcaption className={styles.label} id={`${id}-label`}>
        {label}
      </figcaption>
      <div>
        <svg aria-hidden="true" className={styles.bar} focusable="false" height="56" width="100%">
          {partsOf(rows).map((part) => (
            <Part key={part.id} part={part} pattern={`${id}-${part.tone}`} />
          ))}
        </svg>
        {mark && (
          <svg aria-hidden="true" className={styles.mark} focusable="false" height="14" width="100%">
            <Reach width={`${reachOf(mark.value, rows)}%`} />
          </svg>
        )}
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{tableCaption}</caption>
        <tbody>
          {rows.map(({ id: row, label: name, amount, tone, isTotal = false }) => (
            <Row amount={amount} isTotal={isTotal} key={row} name={name}>
              {tone && (
                <>
                  <rect className={styles.tone[tone]} height="16" rx="3" width="16" />
                  <Texture height="16" id={`${id}-s-${row}`} tone={tone} width="16" x="0" />
                </>
              )}
            </Row>
          ))}
          {mark && (
            <Row amount={mark.amount} name={mark.label}>
              <Reach width="16" />
            </Row>
          )}
        </tbody>
      </table>
    </figure>
  )
}

interface RowProps {
  readonly name: ReactNode
  readonly amount: string
  readonly isTotal?: boolean
  /** The drawing beside the name. */
  readonly children?: ReactNode
}

function Row({ name, amount, isTotal = false, children }: RowProps) {
  return (
    <tr className={isTotal ? styles.totalRow : styles.row}>
      <th className={styles.name} scope="row">
        <svg aria-hidden="true" className={styles.swatch} focusable="false" height="16" viewBox="0 0 16 16" width="16">
          {children}
        </svg>
        {name}
      </th>
      <td className={styles.amount}>{amount}</td>
    </tr>
  )
}

/** A line from the start with an end to it. */
function Reach({ width }: { readonly width: string }) {
  return (
    <>
      <line className={styles.reach} x1="1" x2={width} y1="8" y2="8" />
      <line className={styles.reach} x1="1" x2="1" y1="3" y2="13" />
      <line className={styles.reach} x1={width} x2={width} y1="3" y2="13" />
    </>
  )
}

function Part({ part, pattern }: { readonly part: BarPart; readonly pattern: string }) {
  const place = { x: `${part.start}%`, width: `${part.width}%` }
  return (
    <>
      <rect className={styles.tone[part.tone]} height="56" {...place} />
      <Texture height="56" id={`${pattern}-${part.id}`} tone={part.tone} {...place} />
      {part.start > 0 ? <line className={styles.seam} x1={place.x} x2={place.x} y1="0" y2="56" /> : null}
    </>
  )
}

interface TextureProps {
  readonly id: string
  readonly tone: SegmentTone
  readonly x: string
  readonly width: string
  readonly height: string
}

/** Lines over the colour, so that neighbours can be told apart without it. */
function Texture({ id, tone, ...place }: TextureProps) {
  const drawing = textures[tone]
  if (!drawing) return null
  return (
    <>
      <pattern height="8" id={id} patternUnits="userSpaceOnUse" width="8">
        <path className={styles.texture} d={drawing} />
      </pattern>
      <rect fill={`url(#${id})`} {...place} />
    </>
  )
}

const textures: Readonly<Record<SegmentTone, string | null>> = {
  primary: 'M0 4h8',
  info: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  success: null,
  untaxed: 'M2 4h2v2h-2z',
  warning: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  error: 'M4 0v8',
  neutral: 'M4 3.500v1M0 7.500v1M8 7.500v1M0-.500v1M8-.500v1',
}
