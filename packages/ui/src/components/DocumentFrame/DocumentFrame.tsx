import { useRef, useState } from 'react'
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
  const [loaded, setLoaded] = useState<string | null>(null)
  const show = () => {
    setLoaded(src)
    outline.current?.scrollIntoView?.({ block: 'center' })
  }
  return (
    <div className={styles.sheet}>
      <img className={styles.page} src={src} alt={title} onLoad={show} data-loading={loaded !== src || undefined} />
      {mark && (
        <svg className={styles.overlay} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect
            ref={outline}
            className={styles.mark}
            x={mark.x - margin}
            y={mark.y - margin}
            width={mark.width + 2 * margin}
            height={mark.height + 2 * margin}
          />
        </svg>
      )}
    </div>
  )
}
