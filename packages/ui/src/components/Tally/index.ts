export { Tally, type TallyDetails, type TallyLine, type TallyProps, type TallyResult } from './Tally.tsx'
