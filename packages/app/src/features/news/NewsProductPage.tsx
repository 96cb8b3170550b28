import { late } from '../../late/late.tsx'

/** The news product: every path of its host shows this list. Spec 2 § 2.20. */
export const Page = await late('news-product', async () => (await import('./NewsProduct.late.tsx')).NewsProduct)
