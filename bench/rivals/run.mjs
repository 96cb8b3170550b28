// `npm run bench:rivals`: three pages of somebody signed in, as this server makes them and as Next.js, React Router and React alone make
// pages of as many elements: in one run, in turns, medians. Words choose pages (`-- income faq`); `first` has 220 people ask in turns, so
// that each result is made anew; `unpacked` asks for pages that nobody packs; `flags` starts the rivals with the flags of our server, too.
// `-- /path/of/another/checkout`, built: its server as before. Adds a
// line a page to bench/history.csv. Linux.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startBuiltServer } from '../../scripts/built-server.mjs'
import { main, root, Sentence, say } from '../../scripts/phases.mjs'
import { entryOf, startEnvironment, startFlags } from '../../scripts/server-process.mjs'
import { historyLine, keep } from '../server/history.mjs'
import { askPage, middle } from '../server/load.mjs'
import { createPeople, createPerson } from '../server/person.mjs'
import { built, prepare } from './prepare.mjs'
import { seed } from './seed.mjs'

const words = process.argv.slice(2)
const earlier = words.find((word) => word.includes('/'))
const isSeenFirst = words.includes('first')
const hasOurFlags = words.includes('flags')
const pages = { dashboard: '/', income: '/tax-filing/income', faq: '/faq' }
const chosen = words.filter((word) => word in pages)

const rounds = 3
const connections = 32
const amounts = { warmUp: 3_000, round: 600 }
const strangers = isSeenFirst ? 220 : 0
/** What a browser says of itself. Unpacked, all do the same work: Next.js packs with gzip, React Router and ours with brotli. */
const accepts = { 'accept-encoding': words.includes('unpacked') ? 'identity' : 'gzip, deflate, br' }

/** A server of ours and those who ask it: one person, or strangers in turns. */
async function startOurs(checkout) {
  const server = await startBuiltServer({ LOG_LEVEL: 'info' }, entryOf(checkout))
  const people = strangers > 0 ? await createPeople(server, strangers) : [await createPerson(server)]
  return { server, people: people.map(({ headers }) => ({ headers: { ...headers, ...accepts } })) }
}

async function startRival({ cwd, args }, cookies, database) {
  const port = await freePort()
  const flags = hasOurFlags ? startFlags : []
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd,
    env: {
      ...process.env,
      ...(hasOurFlags && startEnvironment),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      RIVAL_DATABASE: database,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() }
  const people = cookies.map((cookie) => ({ headers: { cookie, ...accepts } }))
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (
      await fetch(`${server.origin}/faq`, people[0]).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { server, people }
    await wait(100)
  }
  server.stop()
  throw new Sentence(`${args[0]} did not become ready within 10 s.`)
}

/** How large a page is: elements, and kB of HTML without and with the scripts in it. */
async function sizeOf({ server, people }, path) {
  const html = await (await fetch(server.origin + path, { headers: { cookie: people[0].headers.cookie ?? '' } })).text()
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const kilobytes = (text) => (Buffer.byteLength(text) / 1000).toFixed(1)
  return { elements: shown.match(/<[a-z]/g).length, shown: kilobytes(shown), whole: kilobytes(html) }
}

const row = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(11))).join('')

/** Asks every side in turns for one page and prints what each took, and how many times ours that is. */
async function compare(sides, path) {
  const asked = Object.entries(sides)
  for (const [, { server, people }] of asked) await askPage(server, path, people, amounts.warmUp, connections)
  const looks = Object.fromEntries(asked.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, { server, people }] of asked)
      looks[name].push(await askPage(server, path, people, amounts.round, connections))
  const figures = asked.map(([name, side]) => {
    const [rate, processor, p99, memory] = ['rate', 'processor', 'p99', 'memory'].map((figure) =>
      middle(looks[name].map((look) => look[figure])),
    )
    return { name, side, rate, processor, p99, memory }
  })
  const [ours] = figures
  say(`\n${path}${isSeenFirst ? ', 220 people in turns' : ', one person again and again'}`)
  say(row(['', 'requests/s', 'ours is', 'cpu ms', 'ours is', 'MB', 'elements', 'kB shown', 'kB']))
  for (const { name, side, rate, processor, memory } of figures) {
    const { elements, shown, whole } = await sizeOf(side, path)
    const times = [ours.rate / rate, processor / ours.processor].map((quotient) => `${quotient.toFixed(2)} ×`)
    const cells = [rate.toFixed(0), times[0], processor.toFixed(2), times[1], memory.toFixed(0), elements, shown, whole]
    say(row([name, ...cells.map(String)]))
  }
  for (const [name, ofSide] of Object.entries(looks))
    say(`   ${name}, ms a round: ${ofSide.map(({ processor }) => processor.toFixed(2)).join(', ')}`)
  const kind = ['unpacked', 'first', 'flags'].filter((word) => words.includes(word)).join(' ')
  const bare = figures.find(({ name }) => name === 'React alone')
  const numbers = [ours.rate.toFixed(0), ours.processor.toFixed(2), bare.processor.toFixed(2), ours.p99.toFixed(0)]
  keep([historyLine(`rivals: ${path} ${kind}`.trim(), [...numbers, ours.memory.toFixed(0)])])
}

await main(async () => {
  const { commands, packages } = await prepare()
  const database = join(built, 'returns.db')
  const salaries = Array.from({ length: Math.max(1, strangers) }, (_, at) => 45_000 + 7 * at)
  const cookies = seed(packages, database, salaries)
  const sides = {}
  try {
    sides.ours = await startOurs(root)
    if (earlier) sides.before = await startOurs(earlier)
    for (const [name, command] of Object.entries(commands)) sides[name] = await startRival(command, cookies, database)
    say(
      `${connections} connections, ${rounds} rounds of ${amounts.round} in turns after ${amounts.warmUp}; ${accepts['accept-encoding']}`,
    )
    for (const name of chosen.length > 0 ? chosen : Object.keys(pages)) await compare(sides, pages[name])
  } finally {
    await Promise.all(Object.values(sides).map(({ server }) => server.stop()))
  }
})
