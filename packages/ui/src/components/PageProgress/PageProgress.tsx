import * as styles from './PageProgress.css.ts'

export interface PageProgressProps {
  /** Whether another page is on its way. */
  readonly isLoading: boolean
  /** What a screen reader hears while it lasts. */
  readonly label: string
}

/** A thin line across the top of the window while another page is on its way; appears only when that takes a moment. */
export const PageProgress = ({ isLoading, label }: PageProgressProps) =>
  isLoading ? (
    <div role="progressbar" aria-label={label} className={styles.track}>
      <div className={styles.bar} />
    </div>
  ) : null
