import { answered } from '../path-coverage/filings.ts'
import { answers, describePaths, fails } from '../path-coverage/index.ts'
import { tipsMachine } from './index.ts'

describePaths(tipsMachine, {
  inputs: [undefined],
  events: [
    { type: 'tips are asked for', filing: answered, documents: [] },
    { type: 'tips are asked for', filing: null, documents: [] },
    { type: 'trying again is chosen' },
    answers('makeTips', []),
    ...fails('makeTips'),
  ],
})
