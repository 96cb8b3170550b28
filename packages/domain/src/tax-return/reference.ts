/** `AW-2024-000012`: the reference number of a return, from its tax year and id; what the success view and the PDF show. */
export const referenceOf = ({ year, id }: { readonly year: number; readonly id: number }): string =>
  `AW-${year}-${String(id).padStart(6, '0')}`
