import type { MouseEvent, ReactNode, Ref } from 'react'
import { SpinnerRing } from '../Spinner/index.ts'
import { pending } from './Button.css.ts'
import { buttonClass } from './button-class.ts'

/** How much a button asks for attention: one `primary` a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'quietDanger' | 'danger'
export type ButtonSize = 'medium' | 'small'

/** What every button takes. */
export interface PressProps {
  /** `small` for a button in a row of a list or beside a text.
   * @default 'medium' */
  readonly size?: ButtonSize
  /** What it does in a form.
   * @default 'button' */
  readonly type?: 'button' | 'submit' | 'reset'
  /** Posted with the form, together with `value`. */
  readonly name?: string | undefined
  /** Posted under `name` when the form is sent with this button. */
  readonly value?: string | undefined
  /** It is at work: it keeps the focus, shows a ring and ignores presses.
   * @default false */
  readonly isPending?: boolean | undefined
  /** It can be neither reached nor pressed, and is not posted. Where a person would wonder why, use `isUnavailable`.
   * @default false */
  readonly isDisabled?: boolean | undefined
  /** Called when it is pressed with mouse, touch or keyboard; not while disabled or pending. */
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** The `id` of the form it belongs to, when it stands outside of it. */
  readonly form?: string | undefined
  /** Where labels and links point to. */
  readonly id?: string | undefined
  /** The ids of words that are read after its name. */
  readonly 'aria-describedby'?: string | undefined
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean | undefined
  /** The id of what it opens or changes. */
  readonly 'aria-controls'?: string | undefined
  /** Whether it is on, where it switches something. */
  readonly 'aria-pressed'?: boolean | undefined
  /** The native button, to move the focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export interface ButtonProps extends PressProps {
  /** How much it asks for attention: one `primary` a view.
   * @default 'primary' */
  readonly variant?: ButtonVariant
  /** The words while it is at work; its own words when left out. */
  readonly pendingLabel?: ReactNode
  /**
   * Looks and announces itself as disabled, yet can be reached and pressed: `onPress` then tells why it cannot be done.
   * @default false
   */
  readonly isUnavailable?: boolean | undefined
  /** Takes the whole width.
   * @default false */
  readonly isFull?: boolean | undefined
  /** What it does: a verb first, an icon before it at most. */
  readonly children: ReactNode
}

/** Says what happens when it is pressed: a verb first. A native button, so it works in forms without script. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  isPending = false,
  pendingLabel,
  isDisabled = false,
  isUnavailable = false,
  isFull = false,
  onPress,
  children,
  ...attributes
}: ButtonProps) {
  // A pending button stays focusable, so that the focus is not lost; it only refuses to act.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onPress?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || isUnavailable ? true : undefined}
      onClick={isPending || onPress ? press : undefined}
      className={buttonClass({ variant, size, isFull, isUnavailable })}
    >
      {isPending ? (
        <span className={pending}>
          <SpinnerRing />
          {pendingLabel ?? children}
        </span>
      ) : (
        children
      )}
    </button>
  )
}
