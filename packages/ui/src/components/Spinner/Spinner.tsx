import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for: "Reading your statement". */
  readonly label: ReactNode
  /** The size of the ring.
   * @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large'
  /** Shows the label beside the ring instead of only saying it.
   * @default false */
  readonly isLabelVisible?: boolean
}

/** The turning ring alone, for inside a control that has its own words. */
export const SpinnerRing = ({ size = 'small' }: Pick<SpinnerProps, 'size'>) => (
  <svg
    className={classNames(styles.ring, styles.ringSize[size])}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.track} cx="12" cy="12" r="9.5" />
    <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
  </svg>
)

/** Something is happening and nobody knows how long it takes. Announced once, as a status. */
export const Spinner = ({ label, size = 'medium', isLabelVisible = false }: SpinnerProps) => (
  <span role="status" className={styles.spinner}>
    <span className={styles.accent}>
      <SpinnerRing size={size} />
    </span>
    {isLabelVisible ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
