/** What the keyboard or script may reach; `where` adds no weight. */
const reached = ':where(a[href], button, input, select, textarea, summary, [tabindex])'

/** Which elements show what a pointer or the keyboard does to them without either: those inside `data-look`. */
const shownBy: Readonly<Record<string, string>> = {
  hover: ':hover, [data-look="hover"] *, [data-look="pressed"] *',
  active: ':active, [data-look="pressed"] *',
  focus: `:focus, [data-look="focus"] ${reached}`,
  'focus-visible': `:focus-visible, [data-look="focus"] ${reached}`,
}

const states = /:(hover|active|focus-visible|focus)(?![\w-])/g

/** A selector that also finds what is shown in a state. An attribute weighs as much as a pseudo-class: nothing else changes. */
export const withLooks = (selector: string) =>
  selector.includes('[data-look') ? selector : selector.replace(states, (_, state: string) => `:is(${shownBy[state]})`)

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('selectorText' in rule && typeof rule.selectorText === 'string') {
      const selector = withLooks(rule.selectorText)
      if (selector !== rule.selectorText) Object.assign(rule, { selectorText: selector })
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules)
  }
}

/**
 * Lets `data-look` show hover, focus and pressed, where anything has it. No script can put the pointer on a thing; and a picture
 * is drawn, and axe measures, at once: so the rules are rewritten before the story is painted.
 */
export function showLooks(page: Document): void {
  if (page.querySelector('[data-look]') === null) return
  for (const sheet of page.styleSheets) rewrite(sheet.cssRules)
}
