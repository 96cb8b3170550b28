import type { ReactNode } from 'react'
import * as styles from './Footer.css.ts'

export interface FooterLink {
  readonly href: string
  readonly label: ReactNode
  /** A decorative icon before the label. */
  readonly icon?: ReactNode
  /** Opens in a new tab; the label should say so. */
  readonly isExternal?: boolean | undefined
}

export interface FooterProps {
  /** Names the links for screen readers, for example “About this site”. */
  readonly label: string
  /** The pages about the site, in order. */
  readonly links: readonly FooterLink[]
  /** Names the social links; without it they are not shown. */
  readonly socialLabel?: string | undefined
  /** Where the product can be followed. */
  readonly socialLinks?: readonly FooterLink[] | undefined
  /** A short text about the product, above the links. */
  readonly about?: ReactNode
  /** Language and theme switches, a donation link. */
  readonly controls?: ReactNode
  /** The last line: whose it is, and since when. */
  readonly copyright: ReactNode
}

/** The bottom of every page. */
export function Footer({ label, links, socialLabel, socialLinks = [], about, controls, copyright }: FooterProps) {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        {about ? <div className={styles.about}>{about}</div> : null}
        <div className={styles.row}>
          <Links label={label} links={links} />
          {socialLabel && socialLinks.length > 0 ? <Links label={socialLabel} links={socialLinks} /> : null}
        </div>
        <div className={styles.end}>
          <p className={styles.copyright}>{copyright}</p>
          {controls ? <div className={styles.controls}>{controls}</div> : null}
        </div>
      </div>
    </footer>
  )
}

function Links({ label, links }: { readonly label: string; readonly links: readonly FooterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className={styles.link}
              href={link.href}
              {...(link.isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              {link.icon}
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
