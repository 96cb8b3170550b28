import { basicFields, type CalculatorField, calculatorFields } from '@aangiftewijs/domain/calculator'
import type { FormFields } from '@aangiftewijs/domain/form'
import { routes } from '../../routes.ts'

/** The two forms of the calculator. */
export const views = ['basic', 'detailed'] as const
export type View = (typeof views)[number]

/** The page's own path: the address of its GET form. */
export const calculatorPath = routes.find(({ id }) => id === 'quick-tax-calculator')?.path ?? '/'

/** Every control, in order. */
export const fieldNames = Object.keys(calculatorFields).filter(
  (name): name is CalculatorField => name in calculatorFields,
)

/** The controls of a form. */
export const fieldsOfView: Readonly<Record<View, readonly CalculatorField[]>> = {
  basic: basicFields,
  detailed: fieldNames,
}

/** The amounts an address carries, as typed; null when it has none of them. */
export function amountsIn(search: string): FormFields | null {
  const query = new URLSearchParams(search)
  const known = fieldNames.filter((name) => query.has(name))
  return known.length === 0 ? null : Object.fromEntries(known.map((name) => [name, query.get(name) ?? '']))
}

/** The form an address asks for. */
export const viewIn = (search: string): View =>
  new URLSearchParams(search).get('view') === 'detailed' ? 'detailed' : 'basic'

/** The address of a form with these amounts; blank ones are left out. */
export function addressOf(view: View, amounts: FormFields): string {
  const query = new URLSearchParams(fieldNames.flatMap((name) => pairOf(name, amounts[name])))
  if (view !== 'basic') query.set('view', view)
  const search = query.toString()
  return search === '' ? calculatorPath : `${calculatorPath}?${search}`
}

const pairOf = (name: string, text = ''): [string, string][] => (text.trim() === '' ? [] : [[name, text.trim()]])
