export { type FieldWidth, type TextBoxProps, TextField, type TextFieldProps } from './TextField.tsx'
