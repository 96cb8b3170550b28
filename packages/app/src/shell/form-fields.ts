import { type FormFields, withTickedTexts } from '@aangiftewijs/domain/form'

/** The texts of a form's controls by name; files are left out. */
export const fieldsOf = (form: HTMLFormElement): FormFields =>
  withTickedTexts(
    Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  )
