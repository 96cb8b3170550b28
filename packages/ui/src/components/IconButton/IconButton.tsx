import type { MouseEvent } from 'react'
import { buttonClass } from '../Button/button-class.ts'
import type { ButtonVariant, PressProps } from '../Button/index.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { SpinnerRing } from '../Spinner/index.ts'
import { hint } from './IconButton.css.ts'

export interface IconButtonProps extends PressProps {
  /** What it does: its name for screen readers, and the hint the pointer gets. */
  readonly label: string
  /** The drawing. */
  readonly icon: IconName
  /** How much it asks for attention.
   * @default 'quiet' */
  readonly variant?: ButtonVariant
}

/** A button with a drawing only: for actions everybody knows, such as closing. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  isPending = false,
  isDisabled = false,
  onPress,
  ...attributes
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onPress?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending ? true : undefined}
      aria-label={label}
      onClick={isPending || onPress ? press : undefined}
      className={buttonClass({ variant, size, isSquare: true })}
    >
      {/* A title on the button itself would be read as its description, after the same words as its name. */}
      <span aria-hidden="true" title={label} className={hint}>
        {isPending ? <SpinnerRing /> : <Icon name={icon} />}
      </span>
    </button>
  )
}
