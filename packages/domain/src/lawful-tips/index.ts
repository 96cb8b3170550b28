export { type LawfulTip, lawfulTips } from './lawful-tips.ts'
export { tipRules } from './rules.ts'
