import type { ReactNode } from 'react'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** One to three letters. */
  readonly initials: string
  /**
   * The full name beside the disc. On narrow windows only screen readers get it. Long names are cut with an ellipsis.
   * Without it the avatar is decoration, and the name must stand elsewhere.
   */
  readonly name?: ReactNode
  /** The size of the disc.
   * @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** The initials of a person on a disc. */
export function Avatar({ initials, name, size = 'medium' }: AvatarProps) {
  const disc = (
    <span aria-hidden="true" className={styles.disc[size]}>
      {initials}
    </span>
  )
  if (!name) return disc
  return (
    <span className={styles.root}>
      {disc}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
