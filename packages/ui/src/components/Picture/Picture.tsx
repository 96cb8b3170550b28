import type { ReactNode } from 'react'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  /** Where it comes from: this site. */
  readonly src: string
  /** Its own width in pixels, so that its room is kept before it has come. */
  readonly width: number
  /** Its own height in pixels, so that its room is kept before it has come. */
  readonly height: number
  /** What who cannot see it needs to know. */
  readonly alt: string
  /** `lazy` where it is out of sight at first, such as in a fold.
   * @default 'eager' */
  readonly loading?: 'eager' | 'lazy'
  /** What it shows, below it. */
  readonly caption: ReactNode
}

/** A picture with a line below it. */
export const Picture = ({ caption, alt, ...image }: PictureProps) => (
  <figure className={styles.root}>
    <img className={styles.image} alt={alt} {...image} />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
)
