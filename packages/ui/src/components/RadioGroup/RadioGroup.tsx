import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import * as choice from '../Checkbox/Choice.css.ts'
import { type ControlProps, FieldGroup, idsOf, isShown } from '../Field/index.ts'
import * as styles from './RadioGroup.css.ts'

/** One of the answers. */
export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  /** Explains the answer. */
  readonly hint?: ReactNode
  readonly isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends ControlProps {
  /** The answers, in order. The first carries the id of the group, so that an error summary can point at it. */
  readonly options: readonly RadioOption[]
  /** The value chosen at first. */
  readonly defaultValue?: string | undefined
  /** The value chosen, when the caller owns it. */
  readonly value?: string | undefined
  /** Called with the value that was chosen. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Short answers such as yes and no may stand beside each other at wide widths.
   * @default 'column' */
  readonly direction?: 'column' | 'row'
}

/** One of a few answers, all of them in view. */
export function RadioGroup({
  name,
  id,
  label,
  options,
  defaultValue,
  value,
  onChange,
  direction = 'column',
  ...words
}: RadioGroupProps) {
  const ids = idsOf({ id, name })
  return (
    <FieldGroup {...words} id={id} name={name} legend={label} role="radiogroup">
      <div className={classNames(styles.options, styles.direction[direction])}>
        {options.map((option, index) => {
          const optionId = index === 0 ? ids.control : `${ids.control}-${option.value}`
          const hintId = `${optionId}-option-hint`
          return (
            <div key={option.value} className={choice.choice}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                disabled={option.isDisabled}
                aria-describedby={isShown(option.hint) ? hintId : undefined}
                defaultChecked={
                  value === undefined && defaultValue !== undefined ? option.value === defaultValue : undefined
                }
                checked={value === undefined ? undefined : option.value === value}
                onChange={() => onChange?.(option.value)}
                className={classNames(choice.mark, choice.round)}
              />
              <label htmlFor={optionId} className={choice.words}>
                {option.label}
              </label>
              {isShown(option.hint) && (
                <div id={hintId} className={choice.hint}>
                  {option.hint}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
