import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { type Context, type FormOutcome, requireWriter } from '../../http.ts'
import { partnerRemovedWords } from './copy.ts'
import { changeFiling, listFilings } from './service.ts'

/**
 * Takes out of a return that is filed alone what it still has of a partner. Of one that was made a joint one meanwhile nothing: its
 * partner step asks who that is.
 * @throws `not-found`, also for someone else's return; `filing-completed`, `stale-version`
 */
export async function removePartner(ctx: Context, { filingId }: FormFields): Promise<FormOutcome> {
  const { dependencies, state } = ctx
  const { id: userId } = requireWriter(ctx)
  const filing = (await listFilings(dependencies, userId)).find(({ id }) => String(id) === filingId)
  if (filing === undefined) throw notFound()
  const to = pathOf('partner')
  if (filing.isJointFiling) return { kind: 'go', to }
  const { id, version } = filing
  await changeFiling(dependencies, { userId, filingId: id, patch: { partnerData: null }, expected: [version] })
  return { kind: 'go', to, flash: { variant: 'default', title: wordsOf(partnerRemovedWords, state.language) } }
}
