import type { AmountStep } from '../tax-return/index.ts'
import type { Contradiction } from './contradictions.ts'
import type { Unsure } from './unsure.ts'

/** What the answers leave open, beyond what the law's own defaults fill in. */
export type Gap =
  | Contradiction
  /** The own home counts as worth nothing, which makes the result too favourable. */
  | 'home-value'
  /** Somebody moved into or out of a home of their own, and the days do not say when: it counts as theirs all year. */
  | 'home-dates'
  /** By its days, which are of other years, the home counts for none of this one: that is so where somebody moved in later, or left before. */
  | 'home-no-day'
  /** The same of the home before. */
  | 'former-home-no-day'
  /** The home counts as theirs all year, and costs of its loan were paid, as when it is bought. */
  | 'home-may-be-new'
  /** The same as `home-value` of the home before. */
  | 'former-home-value'
  /** What the home before left over was not all put into this one: for that part the loan does not count. */
  | 'surplus-borrowed'
  /** Nothing is known of what the partner earned; what may be divided then counts with the taxpayer. */
  | 'partner-income'
  /** There is a pension, and no date of birth: counted below state-pension age, at other rates and credits. */
  | 'pension-age'
  /** The same of the partner. */
  | 'partner-pension-age'
  /** Other income, which counts as not from work, without labour credit, and no word of freelance work, which some take for it. */
  | 'other-income'
  /** The same of the partner. */
  | 'partner-other-income'
  /** Freelance or other work counts, and there is a business: it may be the same work. */
  | 'other-work-beside-business'
  /** The same of the partner. */
  | 'partner-other-work-beside-business'
  /** Healthcare costs, or a part of them, without their kind: counted as treatment, which has no increase. */
  | 'healthcare-kind'
  /** Above state-pension age without any pension: of the calculator, which has no place but `Salary` that is asked for first. */
  | 'state-pension'
  /** The same of the partner. */
  | 'partner-state-pension'
  /** Above state-pension age all year, with a wage that nothing says is from work: a pension has no labour credit. */
  | 'elders-wage'
  /** The same of the partner. */
  | 'partner-elders-wage'
  /** Nothing was withheld of an income of which something nearly always is. */
  | 'tax-withheld'
  /** The same of the partner. */
  | 'partner-tax-withheld'
  /** Less was withheld than is of such an income by one employer, or several: a month's amount, or somebody insured elsewhere. */
  | 'withheld-below-least'
  /** The same of the partner. */
  | 'partner-withheld-below-least'
  /** `withheld-below-least` in the calculator, which asks nothing of who was insured elsewhere. */
  | 'little-withheld'
  /** The same of the partner. */
  | 'partner-little-withheld'
  /** Beside that, of somebody whose age is not said: what was typed as a salary may be a pension. Of the calculator. */
  | 'salary-or-pension'
  /** The same of the partner. */
  | 'partner-salary-or-pension'
  /** A fiscal partner is not filled in, with whom the law counts together. */
  | 'partner-apart'
  /** In a joint return the partner lived abroad all year, and is no fiscal partner by that: counted as of one person. */
  | 'partner-abroad'
  /** No dividend tax is told of the income of a person's own company. */
  | 'dividend-tax'
  /** Less is told than of a dividend is withheld: some of it may have been a sale. */
  | 'dividend-tax-below-usual'
  /** A periodic gift went to a cultural institution: the increase that it has, too, is not computed. */
  | 'periodic-gifts-to-culture'
  /** What a couple is asked of both, and one person of their own, was answered before the return became of the other kind. */
  | `${AmountStep}-asked-otherwise`
  /** Education expenses are no deduction since 2022. */
  | 'education'
  /** Amounts come from documents and are not saved. */
  | 'unsaved'
  /** A document may hold an amount that counts as nothing until a person says what it is. */
  | Unsure
  /** Amounts of the papers that would change what is said are others in the saved answers. */
  | 'papers-differ'
  /** A document does not count until the person says whether it does, and what it says stands at nothing. */
  | 'uncounted-document'
