import { copy } from '../language/index.ts'

/** What the specified figures stand under; apart, because pages show it before the law's own words are loaded. */
export const demonstrationWords = {
  title: copy('The demonstration calculation of this product', 'De berekening van deze demonstratie'),
  whyItDiffers: copy(
    'It differs from the figure under the law because it uses brackets of its own, without tax credits, thresholds or the value of your home.',
    'Die verschilt van het bedrag volgens de wet omdat daarin eigen schijven gelden, zonder heffingskortingen, drempels en woningwaarde.',
  ),
} as const
