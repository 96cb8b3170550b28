import type { PageRoute } from '../ssr/renderer.ts'
import { type AccessRow, accessTable, accessToPage, visitorNames, visitors } from './access-table.ts'
import { sessionRules } from './session-rules.ts'

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const accessTableOf = (what: string, rows: readonly (readonly [string, AccessRow])[]): string =>
  tableOf(
    [what, ...visitors.map((visitor) => visitorNames[visitor])],
    rows.map(([route, statuses]) => [`\`${route}\``, ...statuses.map(String)]),
  )

/** The text of docs/access.md: every rule of the session, and what each visitor gets of every call, form and page. */
export const accessDocument = (pages: readonly (PageRoute & { readonly path: string })[]): string => `# Who may do what

Written by \`npm run access\` from the tables the tests walk: \`access-table.ts\` and \`session-rules.ts\` in \`packages/server/src/features\`, and
the app's \`routes.ts\`. Do not edit it by hand: a test fails when it is out of date.

## The session

${tableOf(
  ['rule', 'value', 'test'],
  sessionRules.map(({ rule, value, test }) => [rule, value, `\`${test}\``]),
)}

## Calls and posted forms

The status of a right request. \`access-table.test.ts\` makes each of them as each visitor and fails for a route without a row.

${accessTableOf('call or form', Object.entries(accessTable))}

## Pages

The tax product's pages; \`e2e/access.e2e.ts\` asks for each of them as each visitor. The news product's pages are for everyone.

${accessTableOf(
  'page',
  pages.map((page) => [page.path, accessToPage(page)] as const),
)}
`
