export { Actions } from './Actions.tsx'
export { Grid, type GridProps } from './Grid.tsx'
export type { Align, Gap, Justify } from './gap.ts'
export { Journey, type JourneyProps, WhenWide } from './Journey.tsx'
export {
  FilteredList,
  type FilteredListProps,
  Page,
  type PageProps,
  Split,
  type SplitProps,
} from './Page.tsx'
export { ScreenOnly } from './ScreenOnly.tsx'
export { Seamless } from './Seamless.tsx'
export { Cluster, type ClusterProps, type LayoutElement, Stack, type StackProps } from './Stack.tsx'
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  Prose,
  type SubHeadingLevel,
  Text,
  type TextProps,
  Unbroken,
} from './Text.tsx'
