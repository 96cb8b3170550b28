import type { ChangeEvent } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { choice, hint as hintStyle, words } from '../Checkbox/Choice.css.ts'
import type { CheckboxProps } from '../Checkbox/index.ts'
import { field } from '../Field/Field.css.ts'
import { describedBy, FieldWords, idsOf, isShown } from '../Field/index.ts'
import * as styles from './Switch.css.ts'

export type SwitchProps = CheckboxProps

// A native checkbox already says whether it is checked: no aria-checked beside it.
const asSwitch = { role: 'switch' } as const

/** A setting that is on or off. A native checkbox that calls itself a switch, so a form without script posts it too. */
export function Switch({
  name,
  id,
  hint,
  error,
  isRequired,
  isDisabled,
  children,
  defaultSelected,
  isSelected,
  onChange,
  value,
  ref,
}: SwitchProps) {
  const ids = idsOf({ id, name })
  return (
    <div className={field}>
      <FieldWords id={id} name={name} error={error} />
      <div className={classNames(choice, styles.row)}>
        <input
          {...asSwitch}
          {...describedBy({ id, name, hint, error, isRequired })}
          ref={ref}
          type="checkbox"
          id={ids.control}
          name={name}
          value={value}
          disabled={isDisabled}
          defaultChecked={defaultSelected}
          checked={isSelected}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.checked)}
          className={styles.track}
        />
        <label htmlFor={ids.control} className={words}>
          {children}
        </label>
        {isShown(hint) && (
          <div id={ids.hint} className={hintStyle}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
