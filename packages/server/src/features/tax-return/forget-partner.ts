import { amountSteps, isTakenOver, typedWithoutPartner, withoutPartner } from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import type { TaxFilingRow } from '../../models/tax-filing.ts'
import { presentFiling } from './presenter.ts'

type Host = Pick<Dependencies, 'database'>

/** Takes what a return of one person knows of a partner out of it, saved and typed. */
export async function forgetPartner({ database }: Host, row: TaxFilingRow, transaction: Transaction): Promise<void> {
  const { drafts } = database.models
  Object.assign(row, withoutPartner(presentFiling(row)))
  await drafts.destroy({ where: { taxFilingId: row.id, step: 'partner' }, transaction })
  for (const step of amountSteps) {
    for (const draft of await drafts.findAll({ where: { taxFilingId: row.id, step }, transaction })) {
      const { fields, base } = draft.content
      const content = { fields: typedWithoutPartner(step, fields), base: typedWithoutPartner(step, base) }
      await draft.update({ content }, { transaction })
    }
  }
}

/** Forgets of the partner's step what nobody typed in this return: it was taken over from another one, for both of them. */
export async function forgetTakenOverPartner(
  { database }: Host,
  { id: taxFilingId }: TaxFilingRow,
  transaction: Transaction,
): Promise<void> {
  const { drafts } = database.models
  const begun = await drafts.findAll({ where: { taxFilingId, step: 'partner' }, transaction })
  const id = begun.flatMap((draft) => (isTakenOver(draft.content.fields) ? [draft.id] : []))
  await drafts.destroy({ where: { id }, transaction })
}
