import type { ChangeEvent, ReactNode, Ref } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { field } from '../Field/Field.css.ts'
import { type AnswerProps, describedBy, FieldMessages, idsOf, isShown } from '../Field/index.ts'
import * as styles from './Choice.css.ts'

export interface CheckboxProps extends AnswerProps {
  /** What one agrees with or chooses. */
  readonly children: ReactNode
  /** What stands under its words and is pressed by itself: a link about it. */
  readonly after?: ReactNode
  /** When its hint and what stands after it are seen: also once it is ticked only, in a list of {@link ShortChoices}. They are always read out.
   * @default 'always' */
  readonly hintWhen?: 'always' | 'ticked' | undefined
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
  /** The native checkbox, to move the focus to it. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

interface Looks {
  /** The class of the native control. */
  readonly mark: string
  /** A class for the row, beside the choice's own. */
  readonly row?: string
  readonly role?: 'switch'
}

/** The native checkbox with its words behind {@link Checkbox} and Switch, which differ in their looks and role. */
export function TickedChoice({
  name,
  id,
  hint,
  error,
  isRequired,
  isDisabled,
  children,
  after,
  hintWhen = 'always',
  defaultSelected,
  isSelected,
  onChange,
  value,
  ref,
  looks,
}: CheckboxProps & { readonly looks: Looks }) {
  const ids = idsOf({ id, name })
  // A native checkbox already says whether it is checked: a switch needs no aria-checked beside it.
  const role = looks.role === undefined ? {} : { role: looks.role }
  return (
    <div className={field}>
      <FieldMessages id={id} name={name} error={error} />
      <div
        className={looks.row === undefined ? styles.choice : classNames(styles.choice, looks.row)}
        data-hint-when={hintWhen === 'always' ? undefined : hintWhen}
      >
        <input
          {...role}
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
          className={looks.mark}
        />
        <label htmlFor={ids.control} className={styles.words}>
          {children}
        </label>
        {isShown(hint) && (
          <div id={ids.hint} className={styles.hint}>
            {hint}
          </div>
        )}
        {isShown(after) && <div className={styles.after}>{after}</div>}
      </div>
    </div>
  )
}
