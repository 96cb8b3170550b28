import type { ReactNode } from 'react'

/** A link in the navigation of the page. */
export interface NavigationItem {
  readonly href: string
  readonly label: ReactNode
  /** A decorative icon before (in the bottom bar: above) the label. */
  readonly icon?: ReactNode
  /** `page` when the link leads to this very page, `section` when this page lies somewhere below it. */
  readonly current?: 'page' | 'section' | undefined
}

/** The `aria-current` of a navigation link. */
export const ariaCurrent = ({ current }: NavigationItem): 'page' | 'true' | undefined => {
  switch (current) {
    case 'page':
      return 'page'
    case 'section':
      return 'true'
    case undefined:
      return undefined
  }
}
