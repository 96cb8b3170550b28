import { incomeWordings } from './wordings-income.mjs'
import { rareIncomeWordings } from './wordings-income-rare.mjs'
import { mortgageWordings } from './wordings-mortgage.mjs'
import { rareMortgageWordings } from './wordings-mortgage-rare.mjs'
import { ordinaryWordings } from './wordings-ordinary.mjs'
import { otherWordings } from './wordings-other.mjs'
import { rareOtherWordings } from './wordings-other-rare.mjs'
import { paperWordings } from './wordings-papers.mjs'

/**
 * What things are called. Each line is one wording family: `(a|b)` stands for either, an empty alternative for nothing.
 * Lines that begin with `!` are held out: no training ever sees them.
 */
const ofStatements = { ...incomeWordings, ...mortgageWordings, ...otherWordings }
/** What both have, such as `instalment`, is called what either calls it. */
const lines = { ...ofStatements }
for (const [concept, text] of Object.entries(paperWordings)) lines[concept] = (lines[concept] ?? '') + text
/** What fewer papers call it. */
const rare = { ...rareIncomeWordings, ...rareMortgageWordings, ...rareOtherWordings }
/** What papers of all kinds have besides: headings, other years, names. */
const shared = ['total', 'previousYear', 'period1', 'example', 'year', 'lender', 'bsn', 'other']

const expand = (template) => {
  const parts = template.split(/(?<!\\)\(((?:[^()\\]|\\.)*)(?<!\\)\)/)
  return parts
    .map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
    .map((all) => all.map((text) => text.replaceAll('\\', '')))
}

const familiesOf = (table, kind = '') =>
  Object.entries(table).flatMap(([concept, text]) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, at) => ({
        id: `${concept}-${kind}${at}`,
        concept,
        isRare: kind === 'rare-',
        isHeldOut: line.startsWith('!'),
        places: expand(line.replace(/^!/, '')),
      })),
  )

/** One wording family: its concept, whether it is held out or rare, and the alternatives of each of its places. */
export const families = [
  ...familiesOf(lines),
  ...familiesOf(rare, 'rare-'),
  ...familiesOf(ordinaryWordings, 'ordinary-'),
]

/** What the texts of a set of kinds can mean. */
export const conceptsOf = {
  statements: Object.keys(ofStatements),
  papers: [...Object.keys(paperWordings), ...shared],
}
const english =
  /\b(the|paid|tax|wage|wages|interest|balance|debt|employer|total|salary|pay|year|loan|deductible|fees|name|number|amount|repay|credit|premium|received|principal|value)/i
/** All texts of a family; the longer product of its places. */
export const textsOf = (family) =>
  family.places
    .reduce((texts, place) => texts.flatMap((text) => place.map((part) => text + part)), [''])
    .map((text) => text.replace(/\s+/g, ' ').trim())

for (const [at, family] of families.entries()) {
  family.texts = textsOf(family)
  // Trainings that must not know what they are tried on leave out one of three folds.
  family.fold = at % 3
}
/** A wording as letters and digits only. */
export const plainly = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const heldOutOf = (concept) =>
  new Set(families.filter((one) => one.isHeldOut && one.concept === concept).flatMap(({ texts }) => texts.map(plainly)))
for (const concept of Object.keys(lines)) {
  const heldOut = heldOutOf(concept)
  for (const family of families)
    if (family.concept === concept && !family.isHeldOut)
      family.texts = family.texts.filter((text) => !heldOut.has(plainly(text)))
}
for (const family of families) family.isEnglish = english.test(family.texts[0])

const byConcept = new Map(
  Object.keys(lines).map((concept) => [concept, families.filter((family) => family.concept === concept)]),
)

/** How many times as often a paper has a usual wording as a rare one. */
const usually = 3

/** The usual families so often that papers have mostly them. */
function mostlyUsual(all) {
  const usual = all.filter(({ isRare }) => !isRare)
  const rare = all.length - usual.length
  const times = usual.length === 0 ? 0 : Math.max(1, Math.round((usually * rare) / usual.length))
  return [...all.filter(({ isRare }) => isRare), ...Array(times).fill(usual).flat()]
}

/** A wording of a concept: held out, or from the families that training may see. */
export function wordingOf(chance, concept, { isHeldOut = false, wantsEnglish = null, without, within } = {}) {
  const all = byConcept.get(concept)
  const side = all.filter((family) => family.isHeldOut === isHeldOut)
  const known = side.length > 0 ? side : all.filter((family) => !family.isHeldOut)
  const narrowed = known.filter(
    ({ fold }) => fold !== without && (within === undefined || fold === within || chance.chance(0.4)),
  )
  const own = narrowed.length > 0 ? narrowed : known
  const spoken = wantsEnglish === null ? own : own.filter((family) => family.isEnglish === wantsEnglish)
  const family = chance.pick(mostlyUsual(spoken.length > 0 ? spoken : own))
  return { text: chance.pick(family.texts), family: family.id, concept }
}
