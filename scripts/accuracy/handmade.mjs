import { readdirSync, readFileSync } from 'node:fs'
import { amountFields } from '../../packages/domain/src/documents/figures.ts'
import { sureEnough } from '../../packages/domain/src/documents/index.ts'
import { readFile } from '../../packages/server/src/features/documents/reading/read-file.ts'
import { compared, countsOf } from './compare.mjs'

/** The papers made by hand that are kept, a set each folder. */
const kept = new URL('handmade/', import.meta.url)
/** Milliseconds a file may take: also what is seen, where the machine has other work. */
const timeout = 60_000

/** The fewest fields that are right of each set, and the papers that are recognised as another kind than they are: a letter of a care home, and overviews of banks with a mortgage among all else. */
export const floors = JSON.parse(readFileSync(new URL('floors.json', kept), 'utf8'))

/** The papers of a folder with a `truth.json`; what it tells of several statements is their sum. */
export function* papersOf(folder) {
  for (const row of JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8'))) {
    const { bsnMasked, ...fields } = row.expect
    const expected = row.expectNothing
      ? { salary: null, taxWithheld: null, mortgageInterest: null }
      : { ...fields, ...(bsnMasked && { bsn: bsnMasked }) }
    yield {
      id: row.file,
      groups: { producer: row.producer },
      type: row.uploadType,
      expected: [expected],
      isSummed: true,
      isNothing: row.expectNothing === true,
      password: row.password,
      bytes: readFileSync(new URL(row.file, folder)),
    }
  }
}

/** The specified kinds of statements: an amount that the truth does not tell of these does not stand on the paper. */
const { income_statement, mortgage_statement } = amountFields
const told = [...income_statement, ...mortgage_statement]

/** Amounts that are filled in, and that the paper does not have. */
const untoldOf = ({ id, expected: [expected] }, statements) =>
  statements.flatMap((statement) =>
    told
      .filter((name) => statement.evidence?.[name]?.confidence >= sureEnough && !(name in expected))
      .map((name) => ({ id, name, found: statement[name] })),
  )

/** The names of the kept sets. */
export const setsKept = () =>
  readdirSync(kept, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other))

/** What is read of some of the kept sets: how many fields, how many of them right, the amounts that are filled in wrongly, and the papers taken for another kind. */
export async function outcomeOf(sets) {
  const outcome = []
  for (const set of sets) {
    const [fields, untold, mistaken] = [[], [], []]
    for (const paper of papersOf(new URL(`${set}/`, kept))) {
      const read = await readFile({
        bytes: paper.bytes,
        type: paper.type,
        password: paper.password ?? null,
        finishBy: Date.now() + timeout,
      })
      const statements = read.kind === 'read' ? read.text.statements : []
      fields.push(...compared(paper, statements).map((field) => ({ ...field, id: paper.id })))
      untold.push(...untoldOf(paper, statements))
      const kind = read.text?.detectedType ?? null
      const isOfKind = kind === null || kind === paper.type || paper.isNothing
      if (!isOfKind) mistaken.push(paper.id)
    }
    const wrongAmounts = [...fields.filter(({ isAmount, verdict }) => isAmount && verdict === 'wrong'), ...untold]
    outcome.push({ set, fields: fields.length, right: countsOf(fields).right, wrongAmounts, mistaken })
  }
  return outcome
}
