import type { ReactNode } from 'react'
import type { SubHeadingLevel } from '../../layout/index.ts'
import { classNames } from '../../theme/class-names.ts'
import { isShown } from '../Field/index.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import * as styles from './Banner.css.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'error'

const iconOf: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
}

export interface BannerProps {
  /** What the message means; its sign and its words say it too. */
  readonly tone: BannerTone
  /** The message in a few words. */
  readonly title?: ReactNode
  /** Makes the title a heading of this level; otherwise it is a bold line. */
  readonly headingLevel?: SubHeadingLevel | undefined
  /** What the person can do about it. */
  readonly actions?: ReactNode
  /** `alert` or `status` for a message that appears after the page did; nothing for one that was there from the start. */
  readonly role?: 'alert' | 'status' | 'region' | undefined
  /** Where links lead that point at the message. */
  readonly id?: string | undefined
  /** The message itself, below its title. */
  readonly children?: ReactNode
}

/** A message that stays: it belongs to what stands around it. A message that passes is a toast. */
export function Banner({ tone, title, headingLevel, actions, role, id, children }: BannerProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div id={id} role={role} className={classNames(styles.banner, styles.bannerTone[tone])}>
      <span className={classNames(styles.bannerIcon, styles.bannerInk[tone])}>
        <Icon name={iconOf[tone]} />
      </span>
      <div className={styles.words}>
        {isShown(title) && <Title className={classNames(styles.title, styles.bannerInk[tone])}>{title}</Title>}
        {isShown(children) && <div className={styles.text}>{children}</div>}
        {isShown(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
