import { classNames } from '../../theme/class-names.ts'
import { base, full, sizeStyle, square, unavailable, variantStyle } from './Button.css.ts'

interface ButtonLook {
  readonly variant: keyof typeof variantStyle
  readonly size: keyof typeof sizeStyle
  readonly isSquare?: boolean
  readonly isFull?: boolean
  readonly isUnavailable?: boolean
}

/** The class of what looks like a button. */
export const buttonClass = ({ variant, size, isSquare, isFull, isUnavailable }: ButtonLook): string =>
  classNames(
    base,
    variantStyle[variant],
    sizeStyle[size],
    isSquare && square,
    isFull && full,
    isUnavailable && unavailable,
  )
