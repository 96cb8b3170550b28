import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './Field.css.ts'
import { type ControlProps, idsOf, isShown } from './field-ids.ts'

type WordsProps = Pick<ControlProps, 'id' | 'name' | 'hint' | 'error'>

/** The hint and the error of a control, in the order they are read. */
export function FieldWords({ hint, error, ...names }: WordsProps) {
  const ids = idsOf(names)
  return (
    <>
      {isShown(hint) && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {isShown(error) && (
        <div id={ids.error} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="error" />
          </span>
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

export interface FieldProps extends WordsProps, Pick<ControlProps, 'label' | 'optionalLabel'> {
  /** The control. */
  readonly children: ReactNode
}

/** A question with one control: label above, hint under the label, error above the control. */
export const Field = ({ label, optionalLabel, children, ...words }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={idsOf(words).control} className={styles.label}>
      {label}
      {isShown(optionalLabel) && <span className={styles.optional}> {optionalLabel}</span>}
    </label>
    <FieldWords {...words} />
    <div className={styles.controlArea}>{children}</div>
  </div>
)

export interface FieldGroupProps extends WordsProps, Pick<ControlProps, 'isRequired' | 'isDisabled' | 'optionalLabel'> {
  /** The question. */
  readonly legend: ReactNode
  /** `radiogroup` when exactly one of the controls can be chosen.
   * @default 'group' */
  readonly role?: 'group' | 'radiogroup'
  /** The controls. */
  readonly children: ReactNode
}

/** A question with several controls, as a fieldset. */
export function FieldGroup({
  legend,
  role = 'group',
  isRequired = false,
  isDisabled = false,
  optionalLabel,
  children,
  ...words
}: FieldGroupProps) {
  const ids = idsOf(words)
  const describing = [isShown(words.hint) && ids.hint, isShown(words.error) && ids.error].filter(Boolean).join(' ')
  const isRadio = role === 'radiogroup'
  const radioAttributes = isRadio && {
    role,
    'aria-invalid': isShown(words.error) ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  }
  return (
    <fieldset
      {...radioAttributes}
      disabled={isDisabled}
      aria-describedby={describing || undefined}
      id={isRadio ? `${ids.control}-group` : ids.control}
    >
      <legend className={styles.legend}>
        {legend}
        {isShown(optionalLabel) && <span className={styles.optional}> {optionalLabel}</span>}
      </legend>
      <div className={styles.field}>
        <FieldWords {...words} />
        <div className={styles.controlArea}>{children}</div>
      </div>
    </fieldset>
  )
}
