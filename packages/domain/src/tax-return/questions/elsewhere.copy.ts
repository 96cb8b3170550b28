import { type Copy, copy } from '../../language/index.ts'
import { ofPartner } from './also-count-partner.copy.ts'
import type { AlsoCountName, AmountName } from './index.ts'

/** What papers call by the name of a question and that belongs at another one. */
interface Elsewhere {
  /** What it is and where it stands, up to the name of the other question. */
  readonly text: Copy
  readonly question: AlsoCountName
  /** The name of the other question. */
  readonly label: Copy
}

export const pensionsLabel = copy('State pension, pension or annuity', 'AOW, pensioen of lijfrente')

/** Statements of SVB say `loon loonbelasting/volksverzekeringen` of the AOW, those of ABP `fiscaal loon`: a pension counts without employment tax credit. */
export const elsewhereWords: Readonly<Partial<Record<AmountName | AlsoCountName, Elsewhere>>> = {
  salary: {
    text: copy(
      'Did you get a state pension (AOW) or another pension? On the statement of SVB or a pension fund (such as ABP) it is also called “_loon loonbelasting/volksverzekeringen_” or “_fiscaal loon_”. Fill it in, with its tax withheld, at',
      'Kreeg u AOW of pensioen? Op de jaaropgaaf van SVB of een pensioenfonds (zoals ABP) heet dat ook ‘loon loonbelasting/volksverzekeringen’ of ‘fiscaal loon’. Vul het, met de loonheffing erop, in bij',
    ),
    question: 'pensions',
    label: pensionsLabel,
  },
  partnerSalary: {
    text: copy(
      'Did your partner get a state pension (AOW) or another pension? Fill it in, with its tax withheld, at',
      'Kreeg uw partner AOW of pensioen? Vul dat, met de loonheffing erop, in bij',
    ),
    question: 'partnerPensions',
    label: ofPartner({ label: pensionsLabel }).label,
  },
}
