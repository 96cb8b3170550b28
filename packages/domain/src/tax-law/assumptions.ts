import type { Assessed, Prepared } from './assess.ts'
import type { Household, Person } from './household.ts'
import { provisionalGroups } from './provisional.ts'
import { mostUntaxed } from './read-household.ts'
import type { Assumption, AssumptionCode, PersonFigures, Role } from './result.ts'
import { percentOf } from './rounding.ts'

/** Whether there is something in box 2 or 3 that a choice for partial non-resident status could leave untaxed. */
const hasTaxedReturns = ({ box3, facts }: Prepared): boolean => box3.base > 0 || facts.box2Income > 0

/** Whether the 30 % ruling could be behind a wage that tells nothing of it, and would matter. */
const mayHaveRuling = (role: Role, prepared: Prepared): boolean => {
  const { wages = 0, thirtyPercentRuling } = prepared.facts[role] ?? {}
  return wages > 0 && !thirtyPercentRuling && hasTaxedReturns(prepared)
}

/** The fields of a person whose default matters in a year, at an age and with a labour income. */
function personFields(role: Role, prepared: Prepared): readonly (keyof Person)[] {
  const { facts, rules, ...people } = prepared
  const age = facts[role]?.age
  const labourIncome = people[role]?.labourIncome ?? 0
  const mayKeep = labourIncome > 0 && labourIncome <= rules.credits.labour.ends[2]
  return [
    'dateOfBirth',
    'wages',
    'otherWork',
    'benefits',
    'pensions',
    'otherIncome',
    'taxWithheld',
    'dividendTaxWithheld',
    'provisionalAssessment',
    'greenInvestments',
    ...(mayHaveRuling(role, prepared) ? (['thirtyPercentRuling'] as const) : []),
    ...(mayKeep ? (['labourCreditApplied'] as const) : []),
    ...(age === 'under' ? (['youngDisabled'] as const) : (['singleElderly'] as const)),
  ]
}

const householdFields = [
  'partner',
  'childUnder12',
  'home',
  'box2Income',
  'box3',
  'gifts',
  'healthcare',
  'circumstances',
] as const satisfies readonly (keyof Household)[]

/** Parts of the household whose own fields count one by one once the part is there. */
const partFields = {
  home: ['registeredFrom', 'interest', 'financingCosts'],
  box3: ['savings', 'investments', 'debts'],
  gifts: ['ordinary', 'cultural', 'periodic', 'periodicFromBefore5October2022'],
  healthcare: ['treatment', 'visitingTheSick', 'transport', 'medicines', 'aids', 'householdHelp', 'diet', 'clothing'],
} as const

/** Who says until when a home was lived in says that it was since before. */
const isTold = (field: string, { registeredUntil }: Readonly<Record<string, unknown>>): boolean =>
  field === 'registeredFrom' && registeredUntil !== undefined

function* notGiven(household: Household, prepared: Prepared): Generator<Assumption> {
  const { taxedSavings, taxedInvestments } = prepared.green
  const isAboveGreen = taxedSavings + taxedInvestments > 0
  for (const role of ['taxpayer', 'partner'] as const) {
    const person = household[role]
    const facts = prepared.facts[role]
    if (!person || !facts) continue
    for (const field of personFields(role, prepared))
      if (person[field] === undefined) yield { code: 'not-given', person: role, field: `${role}.${field}` }
    if (isAboveGreen && facts.greenInvestments > 0 && person.greenSavings === undefined)
      yield { code: 'not-given', person: role, field: `${role}.greenSavings` }
  }
  for (const field of householdFields) if (household[field] === undefined) yield { code: 'not-given', field }
  for (const part of ['home', 'box3', 'gifts', 'healthcare'] as const) {
    const given: Readonly<Record<string, unknown>> | undefined = household[part]
    if (!given) continue
    for (const field of partFields[part])
      if (given[field] === undefined && !isTold(field, given)) yield { code: 'not-given', field: `${part}.${field}` }
  }
  if (!household.partner && !household.partnerAbroad && prepared.taxpayer.combinationCredit > 0)
    yield { code: 'not-given', field: 'partnerAbroad' }
  if (prepared.box3.base > 0 && !household.box3?.actualReturn) yield { code: 'not-given', field: 'box3.actualReturn' }
  if (household.box3?.actualReturn && !household.box3.actualReturn.complications)
    yield { code: 'not-given', field: 'box3.actualReturn.complications' }
}

function* ofSplit({ split = {} }: Household, prepared: Prepared, assessed: Assessed): Generator<Assumption> {
  const wholes = {
    ownHome: prepared.home.balance,
    box2: prepared.facts.box2Income,
    box3: prepared.box3.base,
    deductions: assessed.personalDeductions,
  } as const
  for (const part of ['ownHome', 'box2', 'box3', 'deductions'] as const)
    if (wholes[part] !== 0 && split[part] === undefined) yield { code: 'split-even', field: `split.${part}` }
}

/** Alimony and the like are contribution income as other work is. Zorgverzekeringswet, article 43. */
function* ofContribution({ facts }: Prepared): Generator<Assumption> {
  const over = (field: 'otherWork' | 'otherIncome') =>
    (['taxpayer', 'partner'] as const).flatMap((person) =>
      facts[person]?.[field] ? [{ person, field: `${person}.${field}` }] : [],
    )
  const [work, alimony] = [over('otherWork'), over('otherIncome')]
  const ofOne = work.length > 0 ? 'healthcare-contribution-on-work' : 'healthcare-contribution-on-alimony'
  const code = work.length > 0 && alimony.length > 0 ? 'healthcare-contribution' : ofOne
  for (const about of [...work, ...alimony]) yield { code, ...about }
}

function* ofHome({ home, facts }: Prepared): Generator<Assumption> {
  if (home.former && facts.home && facts.home.interest > 0) yield { code: 'former-home', field: 'home.former' }
}

/** Through 2022 the maximum was each taxpayer's (Act 6.39a of 2022); who of the partners gave is not asked. */
function* ofGifts(prepared: Prepared, { gifts }: Assessed): Generator<Assumption> {
  const { most, eachPartner } = prepared.rules.gifts.cultural
  if (prepared.partner && eachPartner && gifts.culturalIncrease === most)
    yield { code: 'one-cultural-maximum', field: 'gifts.cultural' }
}

/** What the answers show of the 30 % ruling that is not computed. */
function* ofRuling(prepared: Prepared): Generator<Assumption> {
  const { salaryNorm, wageCap, nonResidentChoice } = prepared.rules.ruling
  for (const role of ['taxpayer', 'partner'] as const) {
    const { wages = 0, untaxedAllowance = 0, thirtyPercentRuling = false } = prepared.facts[role] ?? {}
    const about = { person: role, field: `${role}.untaxedAllowance` }
    if (untaxedAllowance > 0) {
      yield { code: 'ruling-granted', ...about }
      if (wages - untaxedAllowance <= salaryNorm) yield { code: 'ruling-wage-below-norm', ...about }
      if (untaxedAllowance > percentOf(wageCap, mostUntaxed)) yield { code: 'ruling-above-cap', ...about }
    }
    if (thirtyPercentRuling && hasTaxedReturns(prepared))
      yield {
        code: nonResidentChoice === 'everyone' ? 'non-resident-choice' : 'non-resident-choice-since-before-2024',
        person: role,
        field: `${role}.thirtyPercentRuling`,
      }
  }
}

/** Whose box 3 it is, and where it is reported. */
function* ofBox3(
  { taxpayer, partner }: Household,
  { rules, box3 }: Prepared,
  assessed: Assessed,
): Generator<Assumption> {
  const eighteenThen = `${rules.year - 18}-01-01`
  if (box3.base > 0 && [taxpayer, partner].some(({ dateOfBirth = '' } = {}) => dateOfBirth > eighteenThen))
    yield { code: 'box3-of-minor', field: 'box3' }
  const methods = [assessed.box3.taxpayer, assessed.box3.partner].map((income) => income?.method)
  if (rules.box3.actualReturnOn === 'form' && methods.includes('actual'))
    yield { code: 'actual-return-on-form', field: 'box3.actualReturn' }
}

function* ofFigures(role: Role, person: PersonFigures): Generator<Assumption> {
  if (person.box1 < 0) yield { code: 'box1-loss-not-set-off', person: role }
  if (person.deductionsCarriedForward > 0) yield { code: 'deductions-carried-forward', person: role }
  if (person.provisionalAssessment > 0) yield { code: 'small-amounts-due-after-provisional-assessment', person: role }
}

/** Whether a box 3 percentage counts that is not final yet. */
const restsOnProvisional = (household: Household, prepared: Prepared): boolean =>
  prepared.box3.base > 0 && (household.box3?.percentages === 'provisional' || !prepared.rules.box3.final)

/** What counts and may be replaced by a final figure: the percentages of box 3, told by themselves, and any other group of figures. */
function* ofStanding(
  household: Household,
  prepared: Prepared,
  people: readonly PersonFigures[],
): Generator<Assumption> {
  const box3 = restsOnProvisional(household, prepared)
  if (box3) yield { code: 'box3-percentages-provisional' }
  const others = provisionalGroups({ prepared, people }).filter((group) => !(box3 && group === 'box3'))
  if (others.length > 0) yield { code: 'figures-provisional' }
}

/** Whether an assumption makes a return provisional. */
export const isOfStanding = (code: AssumptionCode): boolean =>
  code === 'box3-percentages-provisional' || code === 'figures-provisional'

/** What the figures stand on without having been told, and what limits them. */
export function assumptionsOf(
  household: Household,
  prepared: Prepared,
  assessed: Assessed,
  people: readonly (readonly [Role, PersonFigures])[],
): readonly Assumption[] {
  return [
    ...notGiven(household, prepared),
    ...(household.partner ? ofSplit(household, prepared, assessed) : []),
    ...ofStanding(
      household,
      prepared,
      people.map(([, figures]) => figures),
    ),
    ...ofContribution(prepared),
    ...ofHome(prepared),
    ...ofRuling(prepared),
    ...ofBox3(household, prepared, assessed),
    ...ofGifts(prepared, assessed),
    ...people.flatMap(([role, person]) => [...ofFigures(role, person)]),
  ]
}
