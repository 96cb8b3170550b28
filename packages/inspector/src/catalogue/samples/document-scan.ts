import { type ScanStatus, scanStatuses } from '@aangiftewijs/domain/documents'
import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { SampleAnswer, SampleEvent } from '../chart-entry.ts'
import { documentAt } from './example-data.ts'
import { answered, failures, sample } from './sample.ts'

const file = { name: 'jaaropgaaf.pdf', size: 1_200, mediaType: 'application/pdf', content: null }

const statusWords: Readonly<Record<ScanStatus, Copy>> = {
  passed: copy('Figures were read', 'Bedragen gelezen'),
  unread: copy('Nothing was found', 'Niets gevonden'),
  delayed: copy('Not read yet', 'Nog niet gelezen'),
  timed_out: copy('Not read in time', 'Niet op tijd gelezen'),
  password_required: copy('It is protected', 'Het is beveiligd'),
  failed: copy('It cannot be processed', 'Het kan niet worden verwerkt'),
  scanning: copy('Still being read', 'Wordt nog gelezen'),
}

export const documentScanEvents: readonly SampleEvent[] = [
  sample({ type: 'a file is chosen', file }, copy('A fitting file', 'Een passend bestand')),
  sample({ type: 'a file is chosen', file: { ...file, size: 0 } }, copy('An empty file', 'Een leeg bestand')),
  sample({ type: 'a password is given', password: 'geheim' }, copy('Some password', 'Een wachtwoord')),
  sample({ type: 'a password is given', password: '' }, copy('Left empty', 'Leeg gelaten')),
  sample({ type: 'trying again is chosen' }),
  sample({ type: 'starting over is chosen' }),
  sample({ type: 'removing is chosen' }),
  sample({ type: 'keeping it is chosen' }),
]

export const documentScanAnswers: readonly SampleAnswer[] = [
  ...scanStatuses.map((status) =>
    answered('uploadDocument', statusWords[status], () => ({ kind: 'uploaded', document: documentAt(status) })),
  ),
  answered('uploadDocument', copy('A password is needed', 'Er is een wachtwoord nodig'), () => ({
    kind: 'password-required',
  })),
  ...failures('uploadDocument'),
  ...scanStatuses.map((status) => answered('readDocument', statusWords[status], () => documentAt(status))),
  answered('readDocument', copy('It is gone', 'Het is weg'), () => null),
  ...failures('readDocument'),
  answered('removeDocument', copy('Removed', 'Verwijderd'), () => null),
  ...failures('removeDocument'),
]
