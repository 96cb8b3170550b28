import { readStatements } from '../../packages/server/src/features/documents/reading/read-statements.ts'
import { compared, countsOf, reliabilityOf } from '../accuracy/compare.mjs'
import { generated } from '../accuracy/generated.mjs'
import { kinds } from '../corpus/making/kinds.mjs'
import { families } from '../corpus/making/wordings.mjs'

/** What the label of each field is called among the concepts of the generator. */
const conceptsOfField = {
  salary: ['wage'],
  taxWithheld: ['withheld'],
  mortgageInterest: ['interest'],
  remainingBalance: ['balanceEnd', 'balance'],
  deductibleCosts: ['deductible'],
  totalInterestAndFees: ['fees'],
  amount: ['due'],
  employerName: ['employer'],
  lenderName: ['lender'],
  employmentPeriod: ['period'],
  loanPartNumber: ['loanNumber'],
  mortgageType: ['way'],
}
const textOf = new Map(families.filter(({ isHeldOut }) => isHeldOut).map(({ id, texts }) => [id, texts[0]]))

/** The held-out wordings that a field of a document was named with; a letter names it in a clause of its own besides. */
const wordingsOf = ({ wordings }, { name }) =>
  (conceptsOfField[name] ?? []).flatMap((concept) => {
    const text = textOf.get(wordings[concept])
    return text === undefined ? [] : [`${concept}: ${text}`]
  })

const tally = (fields, namesOf) => {
  const groups = new Map()
  for (const field of fields) for (const name of namesOf(field)) groups.set(name, [...(groups.get(name) ?? []), field])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => ({ name, ...countsOf(own) }))
}

/** Seeds of the documents that are told of; no training has them. */
const seeds = [1_511_000_000, 1_613_000_000]

/**
 * What a model that never saw the held-out families makes of documents with them: fields by family of documents, amounts alone, by held-out
 * wording and by held-out arrangement, and how often what it is so sure of is right. `count` documents of each kind and seed.
 */
export function heldOutOf(model, count) {
  const documents = seeds
    .flatMap((seed) => [...generated(count, kinds, seed)])
    .map((document) => ({
      ...document,
      fields: compared(document, readStatements(document.pages, document.type, model).statements).map((field) => ({
        ...field,
        family: document.groups.family,
        arrangement: document.groups.arrangement,
        named: wordingsOf(document, field),
      })),
    }))
  const fields = documents.flatMap((document) => document.fields)
  return {
    count,
    seeds: seeds.length,
    families: tally(fields, ({ family }) => [family]),
    amounts: tally(
      fields.filter(({ isAmount }) => isAmount),
      ({ family }) => [family],
    ),
    wordings: tally(
      fields.filter(({ family }) => family === 'new wordings'),
      ({ named }) => named,
    ),
    arrangements: tally(
      fields.filter(({ family }) => family === 'new arrangements'),
      ({ arrangement }) => [arrangement],
    ),
    reliability: reliabilityOf(fields.filter(({ family }) => family !== 'seen')),
  }
}
