import { expect, test } from 'vitest'
import { readConfig } from '../env.ts'
import { operatorOf } from './operator.ts'

test('what is not configured is not said', () => expect(operatorOf(readConfig({}))).toEqual({}))

test('what the privacy statement says is what is configured', () =>
  expect(
    operatorOf(
      readConfig({
        CONTROLLER: 'Stichting Voorbeeld, Utrecht',
        CONTROLLER_CONTACT: 'privacy@example.org',
        PROCESSORS: 'Example Hosting, Germany; Example Mail, Ireland',
        SMTP_URL: 'smtp://mail.example.org',
        DOCUMENT_STORE: 's3://bucket',
        BACKUP_DAYS: '14',
      }),
    ),
  ).toEqual({
    operator: {
      controller: { name: 'Stichting Voorbeeld, Utrecht', contact: 'privacy@example.org' },
      processors: ['Example Hosting, Germany', 'Example Mail, Ireland'],
      sendsMail: true,
      hasBucket: true,
      backupDays: 14,
    },
  }))

test.each([
  [{ CONTROLLER: 'Somebody' }, 'CONTROLLER and CONTROLLER_CONTACT belong together'],
  [{ CONTROLLER: 'Somebody', CONTROLLER_CONTACT: 'ask me' }, 'must be an e-mail address or an http(s) address'],
  [{ BACKUP_DAYS: '0' }, 'BACKUP_DAYS must be a whole number of days from 1 to 366'],
])('%o is refused', (environment, sentence) => expect(() => readConfig(environment)).toThrow(sentence))
