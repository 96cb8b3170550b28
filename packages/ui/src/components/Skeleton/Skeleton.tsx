import { bone, lines as linesStyle } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** Any CSS length or percentage.
   * @default '100%' */
  readonly width?: string | undefined
  /** Any CSS length.
   * @default '1em' */
  readonly height?: string | undefined
  /** So many lines of text, the last one shorter.
   * @default 1 */
  readonly lines?: number | undefined
}

// An svg, because its width and height are attributes: the content security policy forbids inline styles.
const Bone = ({ width, height }: { readonly width: string; readonly height: string }) => (
  <svg className={bone} width={width} height={height} aria-hidden="true" focusable="false" />
)

/** Holds the place of what is being fetched, in its size. Say what is awaited elsewhere, once. */
export function Skeleton({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) {
  if (lines <= 1) return <Bone width={width} height={height} />
  const last = lines - 1
  return (
    <div className={linesStyle}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Bone key={line} width={line === last ? '62%' : width} height={height} />
      ))}
    </div>
  )
}
