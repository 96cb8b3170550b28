export { InReach, type InReachProps } from './InReach.tsx'
