export { Checkbox } from './Checkbox.tsx'
export { ShortChoices, type ShortChoicesProps } from './ShortChoices.tsx'
export type { CheckboxProps } from './TickedChoice.tsx'
