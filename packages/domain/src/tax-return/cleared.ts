import type { FormFields } from '../form/index.ts'
import { type AlsoCounted, type AmountStep, alsoCountAt } from './questions/index.ts'

/** The end of the name of the control that says: the form showed what papers say of this question. */
export const besidePapers = '-beside-papers'

/**
 * What a person left empty although the form showed what their papers say of it: nothing. Without a word an amount counts as the papers say it, so
 * this is stored as 0.
 */
export const clearedIn = <S extends AmountStep>(step: S, fields: FormFields): AlsoCounted[S] =>
  Object.fromEntries(
    Object.keys(alsoCountAt[step])
      .filter((name) => fields[name]?.trim() === '' && fields[name + besidePapers] !== undefined)
      .map((name) => [name, 0]),
  ) as AlsoCounted[S]
