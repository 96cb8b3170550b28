// Starts the built server once, on an empty folder, and shows a page: with NODE_COMPILE_CACHE, what V8 compiles for that is kept for the
// starts to come (Node 22 and later). For the image, whose own starts can write nothing.
import { startBuiltServer } from './built-server.mjs'

const { origin, stop } = await startBuiltServer()
await (await fetch(origin)).text()
await stop()
