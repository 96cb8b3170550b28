import { type Ref, useRef, useState } from 'react'
import * as styles from './DocumentFrame.css.ts'

/** An area of a page: fractions (0 to 1) of its width and height, from its top left corner. */
export interface MarkedArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DocumentFrameProps {
  /** Where the picture of the page comes from: this site. */
  readonly src: string
  /** What a screen reader says it is: "Preview of jaaropgaaf.pdf". */
  readonly title: string
}

/** A page of a document in a frame in which nothing can run. */
export const DocumentFrame = ({ src, title }: DocumentFrameProps) => (
  <div className={styles.window}>
    <iframe className={styles.frame} srcDoc={pageAround(src, title)} title={title} sandbox="allow-same-origin" />
  </div>
)

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * A page with nothing but the picture. Attributes instead of styles, because the content security policy of the page around
 * it counts inside too; without `allow-same-origin` the picture would be asked for without the person's cookie. Scripts stay off.
 */
const pageAround = (src: string, title: string) =>
  `<!doctype html><html lang="nl"><title>${escaped(title)}</title><body marginwidth="0" marginheight="0"><img src="${escaped(src)}" width="100%" alt="${escaped(title)}"></body></html>`

/** Room around the outlined figure, as a fraction of the page. */
const margin = 0.006

export interface DocumentPictureProps extends DocumentFrameProps {
  /** An area to outline and bring into view. */
  readonly mark?: MarkedArea | undefined
}

/** A page of a document as a picture. Its place is kept until it has come. */
export function DocumentPicture({ src, title, mark }: DocumentPictureProps) {
  const outline = useRef<SVGRectElement>(null)
  return (
    <div className={styles.sheet}>
      <Page src={src} title={title} onLoad={() => bringIntoView(outline.current)} />
      {mark && (
        <svg className={styles.overlay} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <Outline ref={outline} mark={mark} />
        </svg>
      )}
    </div>
  )
}

function Page({ src, title, onLoad }: DocumentFrameProps & { readonly onLoad?: () => void }) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const show = () => {
    setLoaded(src)
    onLoad?.()
  }
  return <img className={styles.page} src={src} alt={title} onLoad={show} data-loading={loaded !== src || undefined} />
}

/** Who is typing keeps the field: a picture that comes later moves the page only as far as both fit. */
function bringIntoView(outline: SVGRectElement | null) {
  const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : null
  outline?.scrollIntoView?.({ block: field ? 'nearest' : 'center' })
  field?.scrollIntoView?.({ block: 'nearest' })
}

const Outline = ({ ref, mark }: { readonly ref?: Ref<SVGRectElement>; readonly mark: MarkedArea }) => (
  <rect
    ref={ref}
    className={styles.mark}
    x={mark.x - margin}
    y={mark.y - margin}
    width={mark.width + 2 * margin}
    height={mark.height + 2 * margin}
  />
)

/** How many times wider than its window the page is drawn: on a phone the print is as large as the text around it. */
const enlarged = 2

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

export interface DocumentLineProps extends DocumentFrameProps {
  /** Where on the page the line stands, as parts of it. */
  readonly mark: MarkedArea
}

/** The line of a page on which something stands, enlarged: its right end, with as much of what stands before it as fits. For script alone: its place is a style, set by it. */
export function DocumentLine({ src, title, mark }: DocumentLineProps) {
  const half = 0.5 / enlarged
  const middle = Math.max(half, Math.min(1 - half, mark.x + mark.width + 3 * margin - half))
  const transform = `translate(-${percent(middle)}, -${percent(mark.y + mark.height / 2)})`
  // The content security policy refuses styles that come with the page.
  const place = (page: HTMLDivElement | null) => {
    if (page) Object.assign(page.style, { width: percent(enlarged), transform })
  }
  return (
    <div className={styles.line}>
      <div className={styles.enlarged} ref={place}>
        <Page src={src} title={title} />
        <svg className={styles.overlay} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <Outline mark={mark} />
        </svg>
      </div>
    </div>
  )
}
