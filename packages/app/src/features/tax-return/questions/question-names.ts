import type { FieldNames } from '../../../page-request.ts'

const firstPart = /-day$/

/**
 * What the amounts and dates of a form are called on the page: the words of what is also counted do not come with a step's script. A date's
 * legend says after its name that it may stay open.
 */
export function questionNames(form: HTMLFormElement): FieldNames {
  const amounts = [...form.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')]
  const dates = [...form.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')].filter(({ name }) =>
    firstPart.test(name),
  )
  const nameOfDate = (day: HTMLInputElement) => {
    const legend = day.closest('fieldset')?.querySelector('legend')
    return (legend?.firstElementChild ?? legend)?.textContent ?? ''
  }
  return Object.fromEntries([
    ...amounts.map(({ name, labels }) => [name, labels?.[0]?.textContent ?? ''] as const),
    ...dates.map((day) => [day.name.replace(firstPart, ''), nameOfDate(day)] as const),
  ])
}
