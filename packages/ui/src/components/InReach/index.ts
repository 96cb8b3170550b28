export { InReach } from './InReach.tsx'
