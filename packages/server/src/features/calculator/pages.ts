import { calculatorFields, lawfulFields, readCalculator } from '@aangiftewijs/domain/calculator'
import type { PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'

/** What comes back to the page: its amounts and which of its two forms. */
const shown = new Set<string>([...calculatorFields, ...lawfulFields, 'view'])

/**
 * The calculator's form without script: the same page again, with the result or with what is wrong. Posted, so that no amount
 * stands in an address, and not kept.
 */
export const calculatorForm: PageForm = {
  path: '/quick-tax-calculator',
  access: 'public',
  body: formBody,
  formName: () => 'calculator',
  handle: async (_, posted) => {
    const fields = Object.fromEntries(Object.entries(posted).filter(([name]) => shown.has(name)))
    const read = readCalculator(fields)
    const problems = read.ok ? [] : read.problems
    return { kind: 'again', status: read.ok ? 200 : 422, form: { name: 'calculator', fields, problems } }
  },
}
