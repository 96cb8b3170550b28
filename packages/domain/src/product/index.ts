/** The two names of the product. Nothing else spells them. Source: `shared/design/decisions.md`, Identity. */
export const productName = 'Aangiftewijs'
export const newsProductName = 'AI Daily News'
