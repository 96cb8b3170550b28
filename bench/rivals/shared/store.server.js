// Session, person and return in SQLite, read by one prepared statement.
import Database from 'better-sqlite3'

const query = `
  SELECT people.name, people.email, returns.year, returns.step, returns.version, returns.answers, returns.result
  FROM sessions
  JOIN people ON people.id = sessions.person_id
  JOIN returns ON returns.person_id = people.id
  WHERE sessions.id = ? AND sessions.expires_at > ?
`
/** Prepared when somebody first asks: a build loads this file, too, and has no database. */
let find

/** The account that a session belongs to: its person, and the return with answers and result in cents. */
export function findAccount(session) {
  find ??= new Database(process.env.RIVAL_DATABASE, { readonly: true }).prepare(query)
  const row = find.get(session ?? '', Date.now())
  if (row === undefined) return null
  const { name, email, answers, result, ...taxReturn } = row
  return { name, email, taxReturn: { ...taxReturn, answers: JSON.parse(answers), result: JSON.parse(result) } }
}
