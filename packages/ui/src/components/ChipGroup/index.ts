export { ChipGroup, type ChipGroupProps, type ChipItem } from './ChipGroup.tsx'
