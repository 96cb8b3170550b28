export { type FieldWidth, TextField, type TextFieldProps } from './TextField.tsx'
