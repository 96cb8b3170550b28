import {
  type DraftStep,
  type DraftsPath,
  draftSteps,
  draftsPath,
  unsavedStepsPath,
} from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature, LoadPageData } from '../../http.ts'
import { draftRoutes } from './routes.ts'
import { listDrafts, presentDraft } from './service.ts'
import { listUnsavedSteps } from './unsaved-steps.ts'

/** Everything a person typed and did not save, the latest first. */
async function everyDraft({ database }: Dependencies, userId: number) {
  const rows = await database.models.drafts.findAll({
    where: { userId, step: [...draftSteps] },
    order: [['savedAt', 'DESC']],
  })
  return rows.map((row) => ({ step: row.step, revision: row.revision, ...presentDraft(row) }))
}

const draftsOf =
  (step: DraftStep): LoadPageData<DraftsPath> =>
  async ({ dependencies, state: { user } }) =>
    user ? { [draftsPath(step)]: await listDrafts(dependencies, user.id, step) } : {}

const draftsOfSteps: Readonly<Record<DraftsPath, LoadPageData<DraftsPath>>> = {
  '/api/drafts/setup': draftsOf('setup'),
  '/api/drafts/partner': draftsOf('partner'),
  '/api/drafts/income': draftsOf('income'),
  '/api/drafts/deductions': draftsOf('deductions'),
}

/** What is typed in the steps of a return and is not saved as an answer (ADR 28). */
export const draftsFeature: Feature = {
  name: 'drafts',
  routes: draftRoutes,
  forms: [],
  data: {
    [unsavedStepsPath]: async ({ dependencies, state: { user } }) =>
      user ? { [unsavedStepsPath]: await listUnsavedSteps(dependencies, user.id) } : {},
    ...draftsOfSteps,
  },
  personalData: {
    export: async (dependencies, userId) => ({ drafts: await everyDraft(dependencies, userId) }),
    remove: async ({ database }, userId) => {
      await database.write((transaction) => database.models.drafts.destroy({ where: { userId }, transaction }))
    },
  },
}
