import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { control, controlWidth } from '../Field/Field.css.ts'
import { type AnswerProps, FieldGroup, isShown } from '../Field/index.ts'
import * as textStyles from '../TextField/TextField.css.ts'
import * as styles from './DateField.css.ts'

/** The three parts of a date. */
export type DatePart = 'day' | 'month' | 'year'

export interface DateFieldProps extends AnswerProps {
  /** Behind the words of a question that may stay open: "(optional)". */
  readonly optionalLabel?: ReactNode
  /** The question. */
  readonly legend: ReactNode
  /** The words above the three boxes. */
  readonly labels: Readonly<Record<DatePart, ReactNode>>
  /** What stands in the boxes at first: text, so that a mistake comes back as it was typed. */
  readonly defaultValue?: Readonly<Record<DatePart, string>> | undefined
  /** Called with one part and its new text. */
  readonly onChange?: ((part: DatePart, value: string) => void) | undefined
  /** The parts that are wrong, when an error is shown.
   * @default all three */
  readonly invalidParts?: readonly DatePart[] | undefined
  /** `bday` when the date is the person's own birthday. */
  readonly autoComplete?: 'bday' | undefined
}

const parts: readonly DatePart[] = ['day', 'month', 'year']
const widthOf = { day: 'twoDigits', month: 'twoDigits', year: 'year' } as const

/** A date one knows by heart, typed in three boxes named `<name>-day`, `-month` and `-year`. To look a date up, use the date picker. */
export function DateField({
  legend,
  labels,
  defaultValue,
  onChange,
  invalidParts = parts,
  autoComplete,
  name,
  id = name,
  isRequired = false,
  ...words
}: DateFieldProps) {
  return (
    <FieldGroup {...words} id={id} name={name} legend={legend}>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <label htmlFor={`${id}-${part}`} className={styles.partLabel}>
              {labels[part]}
            </label>
            <input
              type="text"
              inputMode="numeric"
              id={`${id}-${part}`}
              name={`${name}-${part}`}
              defaultValue={defaultValue?.[part]}
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={autoComplete && `bday-${part}`}
              aria-required={isRequired ? true : undefined}
              aria-invalid={isShown(words.error) && invalidParts.includes(part) ? true : undefined}
              onChange={onChange && ((event) => onChange(part, event.target.value))}
              className={classNames(control, controlWidth[widthOf[part]], textStyles.figures.number)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
