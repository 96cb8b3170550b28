import { type ReactNode, useId } from 'react'
import { type BarPart, partsOf, type SegmentShare, type SegmentTone } from './parts.ts'
import * as styles from './StackedBar.css.ts'

export interface BarSegment extends SegmentShare {
  readonly label: ReactNode
  /** The same value as people read it, for example `€ 9.240,00`. */
  readonly amount: string
}

export interface StackedBarProps {
  /** What the whole bar is, for example “From gross to net”. */
  readonly label: ReactNode
  /** In order from the start of the bar. */
  readonly segments: readonly BarSegment[]
  /** The caption of the table with the same figures. */
  readonly tableCaption: ReactNode
}

/** One bar that shows what a sum consists of, with a table of the same figures, which is also its legend. */
export function StackedBar({ label, segments, tableCaption }: StackedBarProps) {
  const id = useId()
  return (
    <figure aria-labelledby={`${id}-label`} className={styles.root}>
      <figcaption className={styles.label} id={`${id}-label`}>
        {label}
      </figcaption>
      <svg aria-hidden="true" className={styles.bar} focusable="false" height="56" width="100%">
        {partsOf(segments).map((part) => (
          <Part key={part.id} part={part} pattern={`${id}-${part.tone}`} />
        ))}
      </svg>
      <table className={styles.table}>
        <caption className={styles.caption}>{tableCaption}</caption>
        <tbody>
          {segments.map((segment) => (
            <tr className={styles.row} key={segment.id}>
              <th className={styles.name} scope="row">
                <svg
                  aria-hidden="true"
                  className={styles.swatch}
                  focusable="false"
                  height="16"
                  viewBox="0 0 16 16"
                  width="16"
                >
                  <rect className={styles.tone[segment.tone]} height="16" rx="3" width="16" />
                  <Texture height="16" id={`${id}-s-${segment.id}`} tone={segment.tone} width="16" x="0" />
                </svg>
                {segment.label}
              </th>
              <td className={styles.amount}>{segment.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
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
  warning: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  error: 'M4 0v8',
  neutral: 'M4 3.500v1M0 7.500v1M8 7.500v1M0-.500v1M8-.500v1',
}
