// The built host with the built app, as often as its parent asks for one, each on a clock that stands still until the parent moves it.
// A page asked for with `?break` cannot be rendered, as if its code had thrown.
import { appClientDir, createAppRenderer } from '../packages/server/dist/ssr/app-renderer.js'
import { startServer } from '../packages/server/dist/testing/start-server.js'

const clientDir = appClientDir()
const app = createAppRenderer(clientDir)
const renderer = {
  ...app,
  render: (request, nonce) =>
    request.search === '?break' && request.status !== 500
      ? Promise.reject(new Error('the page broke'))
      : app.render(request, nonce),
}
const servers = new Map()

/** What the parent may ask for; each answers with a text. */
const asked = {
  /** `at`: the moment the clock stands at; `environment`: the host's settings. Answers with its origin, which names it from then on. */
  start: async ({ at, environment }) => {
    const server = await startServer({ environment, overrides: { clientDir, renderer } })
    if (at) server.clock.advance(Date.parse(at) - server.clock.now().getTime())
    servers.set(server.origin, server)
    return server.origin
  },
  /** In milliseconds. Answers with everything that was logged. */
  advance: async ({ origin, milliseconds }) => {
    servers.get(origin).clock.advance(milliseconds)
    return servers.get(origin).log()
  },
  stop: async ({ origin }) => {
    await servers.get(origin).stop()
    servers.delete(origin)
    return ''
  },
}

process.on('message', async ({ number, does, ...details }) => {
  try {
    process.send({ number, answer: await asked[does](details) })
  } catch (error) {
    process.send({ number, failure: String(error?.stack ?? error) })
  }
})
process.once(
  'disconnect',
  () => void Promise.all([...servers.values()].map(({ stop }) => stop())).then(() => process.exit(0)),
)
