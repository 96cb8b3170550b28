import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import * as styles from './Field.css.ts'
import { type ControlProps, type DescribedProps, idsOf, isShown } from './field-ids.ts'

interface MessageProps extends DescribedProps {
  /** `alert` where the error comes without an error summary, which would say it. */
  readonly errorRole?: 'alert' | undefined
}

/** The hint and the error of a control, in the order they are read. */
export function FieldMessages({ hint, error, errorRole, ...names }: MessageProps) {
  const ids = idsOf(names)
  return (
    <>
      {isShown(hint) && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {isShown(error) && (
        <div id={ids.error} role={errorRole} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="error" />
          </span>
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

export interface FieldProps extends MessageProps {
  /** The question, above the control. */
  readonly label: ReactNode
  /** Behind the label of a question that may stay open: "(optional)". */
  readonly optionalLabel?: ReactNode
  /** The control. */
  readonly children: ReactNode
}

/** The words of a question. Each in an element: beside what React writes between two texts, Chromium leaves a space out of names. */
function Question({ label, optionalLabel }: Pick<FieldProps, 'label' | 'optionalLabel'>) {
  if (!isShown(optionalLabel)) return label
  return (
    <>
      <span>{label}</span> <span className={styles.optional}>{optionalLabel}</span>
    </>
  )
}

/** A question with one control: label above, hint under the label, error above the control. */
export const Field = ({ label, optionalLabel, children, ...messages }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={idsOf(messages).control} className={styles.label}>
      <Question label={label} optionalLabel={optionalLabel} />
    </label>
    <FieldMessages {...messages} />
    <div className={styles.controlArea}>{children}</div>
  </div>
)

export interface FieldGroupProps
  extends MessageProps,
    Pick<ControlProps, 'isRequired' | 'isDisabled' | 'optionalLabel'> {
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
  ...messages
}: FieldGroupProps) {
  const ids = idsOf(messages)
  const describing = [isShown(messages.hint) && ids.hint, isShown(messages.error) && ids.error]
    .filter(Boolean)
    .join(' ')
  const isRadio = role === 'radiogroup'
  const radioAttributes = isRadio && {
    role,
    'aria-invalid': isShown(messages.error) ? true : undefined,
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
        <Question label={legend} optionalLabel={optionalLabel} />
      </legend>
      <div className={styles.field}>
        <FieldMessages {...messages} />
        <div className={styles.controlArea}>{children}</div>
      </div>
    </fieldset>
  )
}
