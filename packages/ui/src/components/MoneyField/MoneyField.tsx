import type { ReactNode } from 'react'
import { isShown } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { type TextBoxProps, TextField } from '../TextField/index.ts'
import { source as sourceStyle } from './MoneyField.css.ts'

export interface MoneyFieldProps extends TextBoxProps {
  /** Where the figure came from: "From your annual statement, page 1". Shown under the box and read with it. */
  readonly source?: ReactNode
}

/**
 * An amount in euros. It is text with a decimal keyboard, so that "1.234,56" and "1234.56" can both be typed and
 * what was typed is posted as it is, also without script.
 */
export const MoneyField = ({ source, width = 'amount', autoComplete = 'off', ...props }: MoneyFieldProps) => (
  <TextField
    {...props}
    autoComplete={autoComplete}
    inputMode="decimal"
    prefix="€"
    figures="amount"
    width={width}
    after={
      isShown(source) && (
        <span className={sourceStyle}>
          <Icon name="document" size="small" />
          <span>{source}</span>
        </span>
      )
    }
  />
)
