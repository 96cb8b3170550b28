import type { TaxReturnContext, TaxReturnInput } from './tax-return.types.ts'

/** The context of a return that has just been opened. In a file without the chart: a page shows it before the chart runs. */
export const initialContext = ({
  step,
  filing,
  filings = filing === null ? [] : [filing],
  documents = [],
}: TaxReturnInput): TaxReturnContext => ({
  step,
  control: null,
  filing,
  latest: filing,
  filings,
  documents,
  fields: {},
  problems: [],
  failure: null,
})
