import type { Cents } from '../money/index.ts'
import { computeReturn, type Household, type Role } from '../tax-law/index.ts'
import { asPension } from './elders-wage.ts'
import type { Gap } from './gap.ts'
import type { StatedHousehold } from './household-of.ts'

/** What a household may turn out to be. */
type End = (household: Household) => Household

const asItIs: End = (household) => household

/** What has no kind: treatment, or something that is increased for low incomes. Act 6.19. */
const kinds = (ofNoKind: Cents | undefined): readonly End[] => [
  asItIs,
  (household) => {
    const { treatment = 0, medicines = 0, ...others } = household.healthcare ?? {}
    const moved = ofNoKind ?? treatment
    return { ...household, healthcare: { ...others, treatment: treatment - moved, medicines: medicines + moved } }
  },
]

/** Born well within each class of ages, in every year there is: below state-pension age, above it, and before 1946. */
const births = ['1980-01-01', '1950-01-01', '1940-01-01'] as const

const ages = (role: Role): readonly End[] =>
  births.map((dateOfBirth) => (household) => {
    const person = household[role]
    return person ? { ...household, [role]: { ...person, dateOfBirth } } : household
  })

/** The ends between which a gap lies; none where what is not known has no limit, or cannot be told in figures. */
function endsOf(gap: Gap, { healthcareOfNoKind }: StatedHousehold): readonly End[] {
  switch (gap) {
    case 'healthcare-kind':
      return kinds(healthcareOfNoKind)
    case 'pension-age':
      return ages('taxpayer')
    case 'partner-pension-age':
      return ages('partner')
    case 'elders-wage':
      return [asItIs, (household) => asPension(household, 'taxpayer')]
    case 'partner-elders-wage':
      return [asItIs, (household) => asPension(household, 'partner')]
    default:
      return []
  }
}

/** One way in which everything that is not known may turn out: which end of each gap, and what is then settled. */
interface World {
  readonly household: Household
  readonly at: readonly number[]
}

const settled = (year: number, household: Household): Cents | null => {
  const computed = computeReturn(year, household)
  return computed.kind === 'computed' ? computed.settlement : null
}

const differOnlyAt = (place: number, one: World, other: World): boolean =>
  one.at.every((end, index) => (end !== other.at[index]) === (index === place))

/** The gaps of amounts that are not sure and change nothing, neither each nor all together. */
function mootIn(year: number, { household, unsure = [] }: StatedHousehold): readonly Gap[] {
  if (unsure.length === 0) return []
  const now = settled(year, household)
  return unsure
    .filter(({ ends }) => ends.length > 0 && ends.every((end) => settled(year, end) === now))
    .map(({ gap }) => gap)
}

/**
 * The gaps that can change what is settled. One that lies between ends is reckoned at each of them, along with those of the others:
 * where no end makes a difference it is none. Pure.
 */
export function openGaps(year: number, stated: StatedHousehold): readonly Gap[] {
  const moot = mootIn(year, stated)
  const gaps = stated.gaps.filter((gap) => !moot.includes(gap))
  const bounded = gaps.filter((gap) => endsOf(gap, stated).length > 0)
  if (bounded.length === 0) return gaps
  const worlds = bounded
    .reduce<readonly World[]>(
      (some, gap) =>
        some.flatMap(({ household, at }) =>
          endsOf(gap, stated).map((end, index) => ({ household: end(household), at: [...at, index] })),
        ),
      [{ household: stated.household, at: [] }],
    )
    .map((world) => ({ ...world, amount: settled(year, world.household) }))
  const matters = (place: number) =>
    worlds.some((one) => worlds.some((other) => differOnlyAt(place, one, other) && one.amount !== other.amount))
  return gaps.filter((gap) => !bounded.includes(gap) || matters(bounded.indexOf(gap)))
}
