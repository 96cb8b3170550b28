import { type CheckboxProps, TickedChoice } from '../Checkbox/TickedChoice.tsx'
import * as styles from './Switch.css.ts'

export type SwitchProps = CheckboxProps

const looks = { mark: styles.track, row: styles.row, role: 'switch' } as const

/** A setting that is on or off. A native checkbox that calls itself a switch, so a form without script posts it too. */
export const Switch = (props: SwitchProps) => <TickedChoice {...props} looks={looks} />
