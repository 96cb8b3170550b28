import { type ReactNode, useRef } from 'react'
import * as styles from './Menu.css.ts'
import { MenuEntry, type MenuItem } from './MenuEntry.tsx'
import { useMenuKeys } from './use-menu-keys.ts'

export interface MenuProps {
  /** What stands on the button; its text is the button's name. */
  readonly trigger: ReactNode
  /** The entries, in order. */
  readonly items: readonly MenuItem[]
  /** Something above the entries, for example who is signed in. */
  readonly heading?: ReactNode
  /**
   * The edge of the trigger the panel lines up with.
   * @default 'end'
   */
  readonly align?: 'start' | 'end' | undefined
}

/**
 * A button that discloses links and actions. It is a `<details>` with a list, not a `role="menu"`: it works without script,
 * keeps the page small, and a screen reader announces plain links and buttons. With script, Escape closes it and gives focus
 * back, the arrow keys move, and it closes when focus or a click goes elsewhere or an entry is chosen.
 */
export function Menu({ trigger, items, heading, align = 'end' }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const keys = useMenuKeys(root)
  return (
    <details className={styles.root} ref={root} {...keys}>
      <summary className={styles.trigger}>
        {trigger}
        <span aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.panel[align]}>
        {heading ? <div className={styles.heading}>{heading}</div> : null}
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
