import { type TextBoxProps, TextField } from '../TextField/index.ts'

export type BsnFieldProps = TextBoxProps

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
