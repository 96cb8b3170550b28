export { activeAt } from './active-at.ts'
export { chartTree, type RequestName } from './chart-tree.ts'
export type { ChartInvocation, ChartNode, ChartTransition, TriggerKind } from './chart-tree.types.ts'
export {
  type Possibility,
  possibilityOf,
  type RunningDelay,
  runningDelays,
  type WaitingRequest,
  waitingRequests,
} from './possibilities.ts'
export { activeStates, openChart, type Stepped, stepChart, transitionsTaken } from './stepping.ts'
export { triggerOf } from './transition-names.ts'
