export { Showcase, type ShowcasePoint, type ShowcaseProps } from './Showcase.tsx'
