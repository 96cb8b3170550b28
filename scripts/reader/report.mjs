import { certaintyOf, factNames } from '../../packages/server/src/features/documents/reading/statements/certainty.ts'

const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const edges = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.985, 0.995, 1.01]

const countsTable = (title, rows) => `| ${title} | fields | right | to be checked | missing | wrong | right of all |
|---|---|---|---|---|---|---|
${rows
  .map(({ name, right, check, missing, wrong }) => {
    const all = right + check + missing + wrong
    return `| ${name} | ${all} | ${right} | ${check} | ${missing} | ${wrong} | ${share(right, all)} |`
  })
  .join('\n')}`

/** What weights of the same generator and script that never saw them make of the held-out families. */
const heldOutText = ({ count, seeds, families, amounts, wordings, arrangements, reliability }) => `
## Held-out families

${count} documents of each kind and family of each of ${seeds} seeds that no training has, read by weights of the same generator and script that were not
taught the held-out families.

${countsTable('all fields', families)}

${countsTable('amounts', amounts)}

Of the documents with held-out wordings, each field by the held-out wording that named it (the first of its family; letters name in clauses of their own):

${countsTable('wording', wordings)}

Of the documents with held-out arrangements, all fields:

${countsTable('arrangement', arrangements)}

Amounts of both, by how sure the reader says it is; what is to be checked says 0.79 at most:

| from | amounts | right | share |
|---|---|---|---|
${reliability.map(({ from, count: all, right }) => `| ${from} | ${all} | ${right} | ${share(right, all)} |`).join('\n')}
`

/** What stands side by side. */
const besides = (nets, hasEarlier) =>
  `${nets === 1 ? 'One net' : `${nets} nets, each of other documents`}${hasEarlier ? ' beside the weights that were shipped before (`scripts/reader/earlier-weights.json`, not among what read the held-out families)' : ''}.${nets > 1 || hasEarlier ? ' One table of n-grams was taught by the tables of all.' : ''}`

/** What weights were learned from, up to their certainty. */
export function openingOf({ options, madeBy, isWhole, perKind, nets, hasEarlier, concepts, classes, counts }) {
  return `# What the weights were learned from

Made by \`npm run reader:train --${options} --documents=${perKind}\`; the same documents give the same weights.
Generator and script: \`${madeBy}\`.
${isWhole ? 'All families of wordings and arrangements were seen.' : 'The held-out families of wordings and arrangements were not seen.'}
${besides(nets, hasEarlier)}

Meanings of a text: ${concepts.join(', ')}.

| kind | amounts a net | what an amount may be |
|---|---|---|
${Object.entries(classes)
  .map(([kind, names]) => `| ${kind} | ${counts[kind]} | ${names.join(', ')} |`)
  .join('\n')}

`
}

/** How certainty was learned and what came of it, to be read beside the weights. */
export function reportOf({ figures, certainty, heldOut, options, madeBy }) {
  const said = figures.map(({ field, facts, isRight }) => ({
    certainty: certaintyOf(field, facts, certainty),
    isRight,
  }))
  const reliability = edges.slice(0, -1).map((from, at) => {
    const own = said.filter((one) => one.certainty >= from && one.certainty < edges[at + 1])
    const right = own.filter(({ isRight }) => isRight).length
    return `| ${from} | ${own.length} | ${right} | ${share(right, own.length)} |`
  })
  const fields = [...new Set(figures.map(({ field }) => field))].map((field) => {
    const own = figures.filter((one) => one.field === field)
    return `| ${field} | ${own.length} | ${share(own.filter(({ isRight }) => isRight).length, own.length)} |`
  })
  return `## Certainty

Learned by \`npm run reader:train --${options}\` of \`${madeBy}\`. ${figures.length} figures of papers with wordings that the meanings of a text had not
been taught: how sure the reader says it is of a figure, how many those are, and how many of them are right.

| from | figures | right | share |
|---|---|---|---|
${reliability.join('\n')}

| field | figures | likeliest is right |
|---|---|---|
${fields.join('\n')}

| known of a figure | ${Object.keys(certainty.weights).join(' | ')} |
|---|${'---|'.repeat(Object.keys(certainty.weights).length)}
${factNames
  .map(
    (name, at) =>
      `| ${name} | ${Object.values(certainty.weights)
        .map((own) => own[at])
        .join(' | ')} |`,
  )
  .join('\n')}
${heldOut ? heldOutText(heldOut) : ''}`
}
