import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** What stands on the button; with `icon` only, the label. */
  readonly trigger: ReactNode
  /** A drawing before the words on the button. */
  readonly icon?: IconName | undefined
  /** A heading inside. */
  readonly title?: ReactNode
  /** What it tells: words, a link at most. */
  readonly children: ReactNode
  /** Names the button that closes it; without it Escape and a press elsewhere do. */
  readonly closeLabel?: string | undefined
}

/**
 * An explanation beside a word, on request. It is the platform's own popover: it opens without script, Escape closes it and
 * gives focus back, a press elsewhere closes it, and it stands above everything. Where the browser cannot anchor it to its
 * button it lies at the bottom of the window.
 */
export function Popover({ trigger, icon, title, children, closeLabel }: PopoverProps) {
  const id = useId()
  const named = title ? { role: 'group', 'aria-labelledby': `${id}-title` } : {}
  return (
    <span className={styles.root}>
      <button className={styles.trigger} popoverTarget={id} type="button">
        {icon ? <Icon name={icon} /> : null}
        {trigger}
      </button>
      <span className={styles.panel} id={id} popover="auto" {...named}>
        {title ? (
          <strong className={styles.title} id={`${id}-title`}>
            {title}
          </strong>
        ) : null}
        <span className={styles.content}>{children}</span>
        {closeLabel ? (
          <button
            aria-label={closeLabel}
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" />
          </button>
        ) : null}
      </span>
    </span>
  )
}
