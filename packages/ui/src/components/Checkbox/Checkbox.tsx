import type { ChangeEvent, ReactNode, Ref } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { field } from '../Field/Field.css.ts'
import { type ControlProps, describedBy, FieldWords, idsOf, isShown } from '../Field/index.ts'
import * as styles from './Choice.css.ts'

export interface CheckboxProps extends Omit<ControlProps, 'label' | 'optionalLabel'> {
  /** What one agrees with or chooses. */
  readonly children: ReactNode
  /** Whether it is ticked at first.
   * @default false */
  readonly defaultSelected?: boolean | undefined
  /** Whether it is ticked, when the caller owns it. */
  readonly isSelected?: boolean | undefined
  /** Called with the new state. */
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  /** What the form posts when it is ticked.
   * @default 'on' */
  readonly value?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no to one thing. Its error stands above it, its hint under its words. */
export function Checkbox({
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
}: CheckboxProps) {
  const ids = idsOf({ id, name })
  return (
    <div className={field}>
      <FieldWords id={id} name={name} error={error} />
      <div className={styles.choice}>
        <input
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
          className={classNames(styles.mark, styles.box)}
        />
        <label htmlFor={ids.control} className={styles.words}>
          {children}
        </label>
        {isShown(hint) && (
          <div id={ids.hint} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
