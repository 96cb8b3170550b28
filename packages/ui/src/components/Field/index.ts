export { Field, FieldGroup, type FieldGroupProps, FieldMessages, type FieldProps } from './Field.tsx'
export { type AnswerProps, type ControlProps, describedBy, type FieldIds, idsOf, isShown } from './field-ids.ts'
