export { BsnField, type BsnFieldProps } from './BsnField.tsx'
