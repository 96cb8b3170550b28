import { compareDraft, draftSteps, isTakenOver, stepsOf, type UnsavedStep } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { listFilings } from '../tax-return/service.ts'
import { listDrafts } from './service.ts'

/**
 * The steps of a person's open returns in which something was typed that is not what is saved. What was taken over from another return
 * is nothing they typed: until the step is answered it is only suggested.
 */
export async function listUnsavedSteps(dependencies: Dependencies, userId: number): Promise<readonly UnsavedStep[]> {
  const open = (await listFilings(dependencies, userId)).filter(({ completed }) => !completed)
  const found = draftSteps.map(async (step) => {
    const drafts = await listDrafts(dependencies, userId, step)
    return open.flatMap((filing): readonly UnsavedStep[] => {
      const own = drafts.filter(({ taxFilingId }) => taxFilingId === filing.id)
      const isUnsaved = own.some(
        (draft) =>
          compareDraft(step, draft, filing) !== 'same' &&
          !(isTakenOver(draft.fields) && filing[`${step}Data`] === null),
      )
      return isUnsaved && stepsOf(filing).includes(step) ? [{ taxFilingId: filing.id, step }] : []
    })
  })
  return (await Promise.all(found)).flat()
}
