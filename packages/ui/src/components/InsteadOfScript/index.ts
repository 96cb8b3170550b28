export { InsteadOfScript, type InsteadOfScriptProps } from './InsteadOfScript.tsx'
export { OnlyWithScript } from './OnlyWithScript.tsx'
export { OrByHand, type OrByHandProps } from './OrByHand.tsx'
