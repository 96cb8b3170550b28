import postcss, { type AtRule } from 'postcss'
import { newerIn, newerInAtRule, newerInSelector } from './newer-styles.ts'

/** Whether a condition of `@supports` asks for something newer; ours ask for one thing each. */
function asksForNewer({ params }: AtRule): boolean {
  const [, selector] = /selector\((.*)\)/.exec(params) ?? []
  if (selector !== undefined) return newerInSelector(selector).length > 0
  const [, prop = '', value = ''] = /\(\s*([\w-]+)\s*:\s*([^)]*)\)/.exec(params) ?? []
  return newerIn({ prop, value }).length > 0
}

const isNegated = ({ params }: AtRule) => params.trimStart().startsWith('not')

/** A style sheet as a browser reads it that understands nothing newer than the oldest browsers: without it, and with what stands in for it. */
export function asOldBrowsersRead(sheet: string): string {
  const root = postcss.parse(sheet)
  root.walkAtRules((rule) => {
    if (rule.name !== 'supports') {
      if (newerInAtRule(rule).length > 0) rule.remove()
    } else if (asksForNewer(rule) === isNegated(rule)) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  })
  root.walkRules((rule) => {
    if (newerInSelector(rule.selector).length > 0) rule.remove()
  })
  root.walkDecls((declaration) => {
    if (newerIn(declaration).length === 0) return
    // With `var()` in it a declaration wins over those before it, and is found to be nothing when it is computed.
    if (declaration.value.includes('var(')) declaration.value = 'unset'
    else declaration.remove()
  })
  return root.toString()
}
