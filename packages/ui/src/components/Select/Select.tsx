import type { ChangeEvent, Ref } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { control, controlWidth } from '../Field/Field.css.ts'
import { type ControlProps, describedBy, Field, idsOf } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import type { FieldWidth } from '../TextField/index.ts'
import * as styles from './Select.css.ts'

/** One choice. The label is plain text: the browser draws the list. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean | undefined
  readonly lang?: string | undefined
}

export interface SelectProps extends ControlProps {
  /** The choices, in order. Begin with an empty value when nothing is chosen yet. */
  readonly options: readonly SelectOption[]
  /** The value chosen at first. */
  readonly defaultValue?: string | undefined
  /** The value chosen, when the caller owns it. */
  readonly value?: string | undefined
  /** Called with the value that was chosen. */
  readonly onChange?: ((value: string) => void) | undefined
  /** What browsers may fill it with: `country`, `bday-year`. */
  readonly autoComplete?: string | undefined
  /** How wide the box is.
   * @default 'text' */
  readonly width?: FieldWidth | undefined
  /** The native select, to move the focus to it. */
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/** One of many choices, in the browser's own list: for more than five; fewer read better as radios. */
export function Select({
  name,
  id,
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  optionalLabel,
  options,
  onChange,
  width = 'text',
  ...attributes
}: SelectProps) {
  return (
    <Field {...{ id, name, label, hint, error, optionalLabel }}>
      <div className={classNames(styles.frame, controlWidth[width])}>
        <select
          {...attributes}
          {...describedBy({ id, name, hint, error, isRequired })}
          id={idsOf({ id, name }).control}
          name={name}
          disabled={isDisabled}
          onChange={onChange && ((event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value))}
          className={classNames(control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  )
}
