import type { FormEvent, ReactNode } from 'react'
import * as styles from './Menu.css.ts'

interface MenuItemLooks {
  readonly id: string
  readonly label: ReactNode
  /** A decorative icon before the label. */
  readonly icon?: ReactNode
}

/** An entry that leads somewhere. */
export interface MenuLink extends MenuItemLooks {
  readonly href: string
}

/** An entry that does something: a form posted to `formAction`, which works without script. */
export interface MenuAction extends MenuItemLooks {
  readonly formAction: string
  /** Hidden values posted with it. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** With script: done instead of posting the form. */
  readonly onPress?: (() => void) | undefined
}

export type MenuItem = MenuLink | MenuAction

export function MenuEntry({ item }: { readonly item: MenuItem }) {
  if ('href' in item)
    return (
      <a className={styles.entry} href={item.href}>
        {item.icon}
        <span>{item.label}</span>
      </a>
    )
  const { formAction, fields = {}, onPress } = item
  const press = (event: FormEvent) => {
    if (!onPress) return
    event.preventDefault()
    onPress()
  }
  return (
    <form action={formAction} method="post" onSubmit={press}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <button className={styles.entry} type="submit">
        {item.icon}
        <span>{item.label}</span>
      </button>
    </form>
  )
}
