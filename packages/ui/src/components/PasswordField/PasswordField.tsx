import { useState } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import { IconButton } from '../IconButton/index.ts'
import { type TextBoxProps, TextField } from '../TextField/index.ts'

export interface PasswordFieldProps extends TextBoxProps {
  /** The button that shows what is typed: "Show password". */
  readonly showLabel: string
  /** The button that hides it again: "Hide password". */
  readonly hideLabel: string
}

/** A password, which one may look at while typing. Without script it is a password field and nothing more. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const isHydrated = useHydrated()
  const eye = (
    <IconButton
      label={isVisible ? hideLabel : showLabel}
      icon={isVisible ? 'eye-off' : 'eye'}
      size="small"
      isDisabled={props.isDisabled}
      onPress={() => setVisible(!isVisible)}
    />
  )
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      action={isHydrated ? eye : undefined}
    />
  )
}
