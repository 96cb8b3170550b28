export { tipsMachine } from './tips.machine.ts'
export type { TipsAsked, TipsContext, TipsEvent } from './tips.types.ts'
