import {
  basicFields,
  type CalculatorField,
  calculatorFields,
  chosenIn,
  isLawfulChoice,
  lawfulAmounts,
  lawfulFields,
} from '@aangiftewijs/domain/calculator'
import type { FormFields } from '@aangiftewijs/domain/form'
import { routes } from '../../routes.ts'

/** The two forms of the calculator. */
export const views = ['basic', 'detailed'] as const
export type View = (typeof views)[number]

/** The page's own path, to which its form is posted. */
export const calculatorPath = routes.find(({ id }) => id === 'quick-tax-calculator')?.path ?? '/'

/** The controls of a form. */
export const fieldsOfView: Readonly<Record<View, readonly CalculatorField[]>> = {
  basic: basicFields,
  detailed: calculatorFields,
}

/** Every control, the specification's and those of the figure under the law. */
export const allFields = [...calculatorFields, ...lawfulFields] as const

/** The amounts among the fields of a posted form or an address; null when there are none. */
export function amountsAmong(fields: FormFields): FormFields | null {
  const known = allFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))
  return known.length === 0 ? null : Object.fromEntries(known)
}

/**
 * The amounts a shared address carries, as typed; null when it has none. They stand after `#`, the part of an address that
 * browsers do not send: the server never learns them. Whatever else stands there is left alone.
 */
export const amountsIn = (fragment: string): FormFields | null =>
  amountsAmong(Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, ''))))

/** The form that is asked for: by an address (`?view=detailed`) or by what was posted. */
export const viewAmong = (fields: FormFields): View => (fields.view === 'detailed' ? 'detailed' : 'basic')
export const viewIn = (search: string): View => viewAmong(Object.fromEntries(new URLSearchParams(search)))

/** The address of a form with these amounts; blank ones are left out, and choices that are the default. */
export function addressOf(view: View, amounts: FormFields): string {
  const choices = lawfulFields
    .filter(isLawfulChoice)
    .map((name) => [name, chosenIn(amounts, name)] as const)
    .filter(([name, chosen]) => chosen !== chosenIn({}, name))
  const pairs = [
    ...[...calculatorFields, ...lawfulAmounts].flatMap((name) => pairOf(name, amounts[name])),
    ...choices.flatMap(([name, chosen]) => pairOf(name, chosen)),
  ]
  const search = view === 'basic' ? '' : `?view=${view}`
  return `${calculatorPath}${search}${pairs.length === 0 ? '' : `#${new URLSearchParams(pairs)}`}`
}

const pairOf = (name: string, text = ''): [string, string][] => (text.trim() === '' ? [] : [[name, text.trim()]])
