import { insteadOfTyping } from '@aangiftewijs/domain/form'
import { useLayoutEffect } from 'react'

/**
 * Does what a box says that fills in a field by hand (TestBsnField) and was used before its script came. In this moment it still stands in
 * the document, in the next a button stands there. `id`: of the field.
 */
export const useBoxBefore = (id: string): void =>
  useLayoutEffect(() => {
    const [field, box] = [id, id + insteadOfTyping].map((one) => document.getElementById(one))
    if (!(field instanceof HTMLInputElement && box instanceof HTMLInputElement)) return
    if (box.checked) field.value = box.value
    if (box === document.activeElement) field.focus()
  }, [id])
