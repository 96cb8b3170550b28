import type { FieldNames } from '../../../page-request.ts'

/** What the amounts of a form are called on the page: the words of what is also counted do not come with a step's script. */
export function amountNames(form: HTMLFormElement): FieldNames {
  const amounts = form.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')
  return Object.fromEntries([...amounts].map(({ name, labels }) => [name, labels?.[0]?.textContent ?? '']))
}
