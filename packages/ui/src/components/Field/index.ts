export { Field, FieldGroup, type FieldGroupProps, type FieldProps, FieldWords } from './Field.tsx'
export { type ControlProps, describedBy, type FieldIds, idsOf, isShown } from './field-ids.ts'
