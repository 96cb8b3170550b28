export { DateField, type DateFieldProps, type DatePart } from './DateField.tsx'
