import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import { scanStatuses } from '@aangiftewijs/domain/documents'
import { describePaths } from '../path-coverage/index.ts'
import { documentScanMachine } from './index.ts'

const at = (status: ScanStatus): TaxDocument => ({
  id: 4,
  userId: 3,
  type: 'income_statement',
  filename: 'jaaropgaaf.pdf',
  filesize: 1200,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  status,
  isPasswordProtected: false,
  extractedData: null,
})
const file = { name: 'jaaropgaaf.pdf', size: 1200, mediaType: 'application/pdf', content: null }
const failed = { kind: 'failed', failure: { kind: 'unreachable', status: null, message: 'no network' } }
const done = (actor: string, value: unknown) => ({
  type: `xstate.done.actor.${actor}`,
  output: { kind: 'succeeded', value },
})
const actors = ['uploadDocument', 'readDocument', 'removeDocument']

describePaths(documentScanMachine, {
  inputs: [
    { type: 'income_statement', allowsSeveral: true },
    ...scanStatuses.map((status) => ({ type: 'income_statement', document: at(status) })),
  ],
  events: [
    { type: 'a file is chosen', file },
    { type: 'a file is chosen', file: { ...file, size: 0 } },
    { type: 'a password is given', password: 'geheim' },
    { type: 'a password is given', password: '' },
    { type: 'trying again is chosen' },
    { type: 'starting over is chosen' },
    { type: 'removing is chosen' },
    { type: 'keeping it is chosen' },
    done('uploadDocument', { kind: 'password-required' }),
    ...scanStatuses.map((status) => done('uploadDocument', { kind: 'uploaded', document: at(status) })),
    ...scanStatuses.map((status) => done('readDocument', at(status))),
    done('readDocument', null),
    done('removeDocument', null),
    ...actors.map((actor) => ({ type: `xstate.done.actor.${actor}`, output: failed })),
    ...actors.map((actor) => ({ type: `xstate.error.actor.${actor}`, error: new Error('broken off') })),
  ],
  remember: ({ context }) => [context.file !== null, context.document?.status, context.allowsSeveral],
})
