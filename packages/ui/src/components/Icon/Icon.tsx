import { classNames } from '../../theme/class-names.ts'
import * as styles from './Icon.css.ts'
import { iconPaths } from './paths.ts'

/** The name of a drawing. */
export type IconName = keyof typeof iconPaths

/** Every name there is, in alphabetical order. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[]

export interface IconProps {
  /** Which drawing. */
  readonly name: IconName
  /** Relative to the text it stands in: 1, 1.25 or 1.75 em.
   * @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large'
}

/** A drawing in the colour of the text around it. Always decoration: the words beside it (or the button's label) say what it means. */
export const Icon = ({ name, size = 'medium' }: IconProps) => (
  <svg
    className={classNames(styles.icon, styles.iconSize[size])}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
)
