import pino from 'pino'
import type { Dependencies } from '../dependencies.ts'
import type { Storage } from '../open-storage.ts'

/** What an operator's command works on: the host without its pages. Its log goes where errors go. */
export const operatorHost = (storage: Storage): Dependencies => ({
  ...storage,
  clock: { now: () => new Date() },
  log: pino({ level: 'error' }, pino.destination(2)),
  renderer: {
    matchRoute: noPages,
    render: noPages,
    fonts: [],
    get frameWords() {
      return noPages()
    },
    describeProblems: noPages,
    siteFiles: noPages,
  },
  clientDir: '',
})

function noPages(): never {
  throw new Error('An operator has no pages')
}
