export { InsteadOfScript, type InsteadOfScriptProps } from './InsteadOfScript.tsx'
