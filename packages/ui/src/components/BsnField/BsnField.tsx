import { TextField, type TextFieldProps } from '../TextField/index.ts'

export type BsnFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'suffix' | 'figures' | 'action'>

/**
 * A citizen service number: nine digits, of which the first may be 0, so it is text and never a number. Room is left
 * for dots and spaces; browsers are asked not to remember it.
 */
export const BsnField = ({ width = 'number', autoComplete = 'off', maxLength = 14, ...props }: BsnFieldProps) => (
  <TextField
    {...props}
    autoComplete={autoComplete}
    inputMode="numeric"
    maxLength={maxLength}
    spellCheck={false}
    figures="number"
    width={width}
  />
)
