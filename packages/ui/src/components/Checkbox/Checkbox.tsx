import { classNames } from '../../theme/class-names.ts'
import * as styles from './Choice.css.ts'
import { type CheckboxProps, TickedChoice } from './TickedChoice.tsx'

const looks = { mark: classNames(styles.mark, styles.box) } as const

/** Yes or no to one thing. Its error stands above it, its hint under its words. */
export const Checkbox = (props: CheckboxProps) => <TickedChoice {...props} looks={looks} />
