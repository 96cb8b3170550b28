// Fills the SQLite file that the rivals read: as many people as are asked for, each with a session and a return with other amounts.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fields, resultLines } from './shared/texts.js'

const tomorrow = 24 * 60 * 60 * 1000
const bracket = 0.3697

const answersOf = (salary) => Object.fromEntries(fields.map(({ name }, at) => [name, at === 0 ? salary : at * 12_345]))

/** What stands in the table and the trace of a result: cents, all of them other ones for another salary. */
function resultOf(salary) {
  const tax = Math.round(salary * bracket)
  return { total: tax - 1_200_000, amounts: resultLines.map((_, at) => Math.round(tax / (at + 1))) }
}

/** What a person with that salary, in euros, has in a return. */
export const figuresOf = (salary) => ({ answers: answersOf(salary * 100), result: resultOf(salary * 100) })

/** @returns the cookie of each person's session */
export function seed(folder, file, salaries) {
  const Database = createRequire(join(folder, 'package.json'))('better-sqlite3')
  const database = new Database(file)
  database.exec(`
    DROP TABLE IF EXISTS sessions; DROP TABLE IF EXISTS returns; DROP TABLE IF EXISTS people;
    CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, email TEXT);
    CREATE TABLE sessions (id TEXT PRIMARY KEY, person_id INTEGER, expires_at INTEGER);
    CREATE TABLE returns (id INTEGER PRIMARY KEY, person_id INTEGER UNIQUE, year INTEGER, step TEXT, version INTEGER, answers TEXT, result TEXT);
  `)
  const add = {
    person: database.prepare('INSERT INTO people VALUES (?, ?, ?)'),
    session: database.prepare('INSERT INTO sessions VALUES (?, ?, ?)'),
    taxReturn: database.prepare('INSERT INTO returns VALUES (?, ?, 2024, ?, 3, ?, ?)'),
  }
  const cookies = salaries.map((salary, at) => {
    const session = `person-${at}-of-the-bench`
    add.person.run(at, 'Mia Meting', `person${at}@example.com`)
    add.session.run(session, at, Date.now() + tomorrow)
    const { answers, result } = figuresOf(salary)
    add.taxReturn.run(at, at, 'income', JSON.stringify(answers), JSON.stringify(result))
    return `session=${session}`
  })
  database.close()
  return cookies
}
