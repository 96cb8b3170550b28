import type { ReactNode } from 'react'
import * as styles from './Header.css.ts'
import { ProductMark } from './ProductMark.tsx'

export interface HeaderProps {
  /** The product's name; it links home. */
  readonly productName: ReactNode
  /** Where the product’s name leads.
   * @default '/' */
  readonly homeHref?: string | undefined
  /** A strip above the bar, for the demonstration banner. It belongs to every page and cannot be closed. */
  readonly notice?: ReactNode
  /** A control to choose the language. */
  readonly languageSwitch?: ReactNode
  /** A control to choose the theme. */
  readonly themeSwitch?: ReactNode
  /** The way around the site where no sidebar stands; narrow windows have the bottom bar for it. */
  readonly siteMenu?: ReactNode
  /** The user menu, or a sign-in link. */
  readonly userMenu?: ReactNode
}

/**
 * The top of every page: whose product this is, that it is a demonstration, and who is signed in. It scrolls away with the
 * page, so that it never covers what has focus.
 */
export function Header({
  productName,
  homeHref = '/',
  notice,
  languageSwitch,
  themeSwitch,
  siteMenu,
  userMenu,
}: HeaderProps) {
  const hasTools = Boolean(languageSwitch || themeSwitch || siteMenu || userMenu)
  return (
    <header className={styles.root}>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      <div className={styles.bar}>
        <a className={styles.product} href={homeHref}>
          <ProductMark className={styles.mark} />
          <span>{productName}</span>
        </a>
        {hasTools ? (
          <div className={styles.tools}>
            {siteMenu ? <div className={styles.siteMenu}>{siteMenu}</div> : null}
            {languageSwitch}
            {themeSwitch}
            {userMenu}
          </div>
        ) : null}
      </div>
    </header>
  )
}
