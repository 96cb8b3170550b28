import type { ChangeEvent, KeyboardEvent, Ref } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { control } from '../Field/Field.css.ts'
import { type ControlProps, describedBy, Field, idsOf } from '../Field/index.ts'
import { area } from './TextArea.css.ts'

export interface TextAreaProps extends ControlProps {
  /** What stands in it at first. */
  readonly defaultValue?: string | undefined
  /** What stands in it, when the caller owns it. */
  readonly value?: string | undefined
  /** Called with the text at every change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Called for every key, before the text changes. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
  /** The height at first, in lines.
   * @default 4 */
  readonly rows?: number | undefined
  /** The most characters the browser takes. */
  readonly maxLength?: number | undefined
  /** Never instead of the label: an example at most. */
  readonly placeholder?: string | undefined
  /** The native text area, to move the focus to it. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Several lines of text. It grows with what is typed. */
export function TextArea({
  name,
  id,
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  optionalLabel,
  onChange,
  rows = 4,
  ...attributes
}: TextAreaProps) {
  return (
    <Field {...{ id, name, label, hint, error, optionalLabel }}>
      <textarea
        {...attributes}
        {...describedBy({ id, name, hint, error, isRequired })}
        id={idsOf({ id, name }).control}
        name={name}
        rows={rows}
        disabled={isDisabled}
        onChange={onChange && ((event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value))}
        className={classNames(control, area)}
      />
    </Field>
  )
}
