export { answeredAlready, fiveOf, type Tip, type TipId, tipIds, tipLimits, tipsDelay, tipsFor } from './tips.ts'
