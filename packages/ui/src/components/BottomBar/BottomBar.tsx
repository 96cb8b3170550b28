import { ariaCurrent, type NavigationItem } from '../../behaviour/navigation-item.ts'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps {
  /** Names the navigation for screen readers, for example “Quick”. */
  readonly label: string
  /** Three links; more do not fit a thumb. */
  readonly items: readonly NavigationItem[]
}

/**
 * The navigation at the bottom of narrow windows. At the end of the page it has its own
 * place, so it never covers the last thing on it. On very low windows (a phone on its side, 400 % zoom) it stays in the flow.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <div className={styles.place}>
      <nav aria-label={label} className={styles.root}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li className={styles.item} key={item.href}>
              <a aria-current={ariaCurrent(item)} className={styles.link} href={item.href}>
                {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
                <span className={styles.label}>{item.label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
