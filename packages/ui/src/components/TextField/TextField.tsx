import type { ChangeEvent, FocusEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { control, controlWidth } from '../Field/Field.css.ts'
import { type ControlProps, describedBy, Field, idsOf, isShown } from '../Field/index.ts'
import * as styles from './TextField.css.ts'

/** How wide a field is: a person reads from it how much to type. */
export type FieldWidth = 'full' | 'text' | 'amount' | 'number' | 'short' | 'year' | 'twoDigits'

/** What every field of one line takes; one for a purpose decides the rest. */
export interface TextBoxProps extends ControlProps {
  /** `alert` where the error comes without an error summary, which would say it. */
  readonly errorRole?: 'alert' | undefined
  /** What stands in it at first; the person owns it from then on. */
  readonly defaultValue?: string | undefined
  /** What stands in it, when the caller owns it. */
  readonly value?: string | undefined
  /** Called with the text at every change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Called when the person leaves the field. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** What browsers may fill it with: `email`, `current-password`, `off`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The most characters the browser takes. */
  readonly maxLength?: number | undefined
  /** Never instead of the label: an example at most. */
  readonly placeholder?: string | undefined
  /** It can be read and copied, not changed; it is posted.
   * @default false */
  readonly isReadOnly?: boolean | undefined
  /** How wide the box is: as wide as what is asked for.
   * @default 'full' */
  readonly width?: FieldWidth | undefined
  /** The native input, to move the focus to it. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export interface TextFieldProps extends TextBoxProps {
  /** Whether browsers mark what they take for mistakes. */
  readonly spellCheck?: boolean | undefined
  /** Which letters a phone makes capitals by itself. */
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined
  /** The native type: it decides the keyboard of a phone and what browsers offer.
   * @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'month' | 'number' | undefined
  /** The keyboard of a phone, where the type does not say it. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'search' | 'tel' | 'url' | 'none' | undefined
  /** Before the text, inside the box: "€". */
  readonly prefix?: ReactNode
  /** After the text, inside the box: "%". */
  readonly suffix?: ReactNode
  /** A small control at the end of the box, such as show-password. */
  readonly action?: ReactNode
  /** Under the box and read with it: where a figure came from. */
  readonly after?: ReactNode
  /** How figures stand: `number` gives them equal widths, `amount` also lines them up at the end.
   * @default 'text' */
  readonly figures?: 'text' | 'number' | 'amount' | undefined
}

/** One line of text. */
export function TextField({
  name,
  id,
  label,
  hint,
  error,
  errorRole,
  isRequired,
  isDisabled,
  optionalLabel,
  type = 'text',
  onChange,
  isReadOnly,
  prefix,
  suffix,
  action,
  after,
  width = 'full',
  figures = 'text',
  ...attributes
}: TextFieldProps) {
  const ids = idsOf({ id, name })
  const afterId = isShown(after) ? `${ids.control}-after` : undefined
  return (
    <Field {...{ id, name, label, hint, error, errorRole, optionalLabel }}>
      <div className={classNames(styles.frame, controlWidth[width])}>
        <input
          {...attributes}
          {...describedBy({ id, name, hint, error, isRequired }, afterId)}
          id={ids.control}
          name={name}
          type={type}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value))}
          className={classNames(
            control,
            styles.input,
            styles.figures[figures],
            isShown(prefix) && styles.withPrefix,
            isShown(suffix) && styles.withSuffix,
            isShown(action) && styles.withAction,
          )}
        />
        {isShown(prefix) && (
          <span aria-hidden="true" className={classNames(styles.affix, styles.affixPlace.prefix)}>
            {prefix}
          </span>
        )}
        {isShown(suffix) && (
          <span aria-hidden="true" className={classNames(styles.affix, styles.affixPlace.suffix)}>
            {suffix}
          </span>
        )}
        {isShown(action) && <div className={styles.action}>{action}</div>}
      </div>
      {isShown(after) && (
        <div id={afterId} className={styles.after}>
          {after}
        </div>
      )}
    </Field>
  )
}
