import { testBsn } from '@aangiftewijs/domain/bsn'
import type { FormFields } from '@aangiftewijs/domain/form'
import { centsOf, formatAmount } from '@aangiftewijs/domain/money'
import { ownDocuments, pathOf, prefillFrom, suggestedAmounts } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import type { User } from '../../models/user.ts'
import { loadSamples, sampleYear } from '../documents/sample-documents.ts'
import { listScannedDocuments } from '../documents/service.ts'
import { saveStep } from '../tax-return/save-step.ts'
import { listFilings } from '../tax-return/service.ts'

/** What a practising person says of themselves: the number is the one on the statements, and the rest is in them. */
const setup: FormFields = {
  year: String(sampleYear),
  taxIdentifier: testBsn,
  ownHome: 'on',
  acceptTerms: 'on',
}

/**
 * Starts a return and answers it from the sample statements, step by step as a person would.
 * @returns the address of the review; of the documents when they could not be read in time
 */
export async function fillReturn(dependencies: Dependencies, user: User): Promise<string> {
  await saveStep(dependencies, user, 'setup', setup)
  await loadSamples(dependencies, user.id)
  const all = await listScannedDocuments(dependencies, user.id)
  if (all.some(({ status }) => status !== 'passed')) return pathOf('documents')
  const [filing = null] = await listFilings(dependencies, user.id)
  const prefill = prefillFrom(ownDocuments(filing, all))
  await saveStep(dependencies, user, 'documents', {})
  await saveStep(dependencies, user, 'income', fieldsOf(suggestedAmounts('income', prefill)))
  return saveStep(dependencies, user, 'deductions', fieldsOf(suggestedAmounts('deductions', prefill)))
}

/** Amounts in euros as a person types them. */
const fieldsOf = (amounts: Readonly<Record<string, number>>): FormFields =>
  Object.fromEntries(Object.entries(amounts).map(([name, euros]) => [name, formatAmount(centsOf(euros))]))
