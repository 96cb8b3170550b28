import type { ReactNode } from 'react'
import { ariaCurrent, type NavigationItem } from '../../behaviour/navigation-item.ts'
import * as styles from './Sidebar.css.ts'

export interface SidebarGroup {
  readonly id: string
  /** A heading above the group; the first group can do without. */
  readonly title?: ReactNode
  readonly items: readonly NavigationItem[]
}

export interface SidebarProps {
  /** Names the navigation for screen readers, for example “Main”. */
  readonly label: string
  /** The places, in groups under a heading. */
  readonly groups: readonly SidebarGroup[]
  /** Something below the groups, for example a donation link. */
  readonly children?: ReactNode
}

/** The navigation beside the page on wide windows. It sticks while there is room and scrolls by itself when there is not. */
export function Sidebar({ label, groups, children }: SidebarProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      {groups.map((group) => (
        <Group group={group} key={group.id} />
      ))}
      {children}
    </nav>
  )
}

function Group({ group }: { readonly group: SidebarGroup }) {
  const titleId = `sidebar-${group.id}`
  return (
    <div {...(group.title ? { role: 'group', 'aria-labelledby': titleId } : {})}>
      {group.title ? (
        <p className={styles.title} id={titleId}>
          {group.title}
        </p>
      ) : null}
      <ul className={styles.list}>
        {group.items.map((item) => (
          <li key={item.href}>
            <a aria-current={ariaCurrent(item)} className={styles.link} href={item.href}>
              {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
              <span className={styles.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
