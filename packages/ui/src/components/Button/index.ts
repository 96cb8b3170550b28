export { Button, type ButtonProps, type ButtonSize, type ButtonVariant, type PressProps } from './Button.tsx'
