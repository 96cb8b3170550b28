import * as styles from './ChatPanel.css.ts'

/** Three dots that wait for a reply. The words for screen readers stand in a status of their own. */
export const TypingDots = () => (
  <span aria-hidden="true" className={styles.typing}>
    <span className={styles.dot} />
    <span className={styles.dot} />
    <span className={styles.dot} />
  </span>
)
