// A person with a whole return, so that every step is open, and what they ask of the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/phases.mjs'

const password = 'a long phrase for measuring'
const sample = 'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf'

/** People of whom each has another salary. Registering costs so much that a few at once are enough. */
export async function createPeople(server, count, name = 'stranger') {
  const people = []
  while (people.length < count) {
    const next = Array.from({ length: Math.min(4, count - people.length) }, (_, at) => people.length + at)
    people.push(...(await Promise.all(next.map((at) => createPerson(server, `${name}${at}`, 45_000 + 7 * at)))))
  }
  return people
}

/** Registers and fills in a joint return. */
export async function createPerson({ origin }, username = 'measured', salary = 45_000) {
  let cookie = ''
  const ask = async (method, path, body, as = cookie) => {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      method,
      headers: { Origin: origin, cookie: as, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return { answer, body: JSON.parse(text) }
  }
  const { answer, body: user } = await ask('POST', '/api/register', {
    username,
    password,
    fullName: 'Mia Meting',
    email: `${username}@example.com`,
    bsn: '999990019',
    authMethod: 'local',
  })
  const cookieOf = (response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  cookie = cookieOf(answer)
  const { body: filing } = await ask('POST', '/api/tax-filings', {
    userId: user.id,
    year: 2024,
    currentStep: 'partner',
    isJointFiling: true,
    setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
  })
  const save = (change) => ask('PATCH', `/api/tax-filings/${filing.id}`, change)
  await save({ partnerData: { fullName: 'Sam Meting', bsn: '999990020' }, currentStep: 'income' })
  await save({ incomeData: { salary, otherIncome: 0, taxWithheld: 12_000 }, currentStep: 'deductions' })
  await save({ deductionsData: { mortgageInterest: 8_000 }, currentStep: 'submit' })
  const file = new Blob([readFileSync(join(root, 'packages/server/samples', sample))], { type: 'application/pdf' })
  return {
    filing: async () => (await ask('GET', '/api/tax-filings')).body[0],
    documents: async () => (await ask('GET', '/api/documents')).body,
    removesUploads: () => ask('DELETE', '/api/documents/all'),
    headers: { cookie, 'accept-encoding': 'br' },
    saves: (turn) => save({ incomeData: { salary: 45_000 + turn, otherIncome: 0, taxWithheld: 12_000 } }),
    signsIn: () => ask('POST', '/api/login', { username, password }, ''),
    uploads: async () => {
      const form = new FormData()
      form.set('file', file, sample)
      form.set('type', 'income_statement')
      form.set('userId', String(user.id))
      const { body: document } = await ask('POST', '/api/documents/upload', form)
      return document.id
    },
  }
}
