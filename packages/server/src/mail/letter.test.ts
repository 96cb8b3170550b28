import { copy } from '@aangiftewijs/domain/language'
import { expect, test } from 'vitest'
import { letterOf } from './letter.ts'

const asked = {
  to: 'sam@example.org',
  subject: copy('A new password', 'Een nieuw wachtwoord'),
  text: copy('For {product}: {link}', 'Voor {product}: {link}'),
  values: { link: 'https://tax.example/reset' },
}
const host = { publicOrigin: 'https://tax.example' }

test('a letter says whom it is to, from whom it is and that this is a demonstration', () => {
  expect(letterOf(host, 'en', { ...asked, username: 'sam' })).toEqual({
    to: 'sam@example.org',
    subject: 'Aangiftewijs: A new password',
    text: `Hello sam,

For Aangiftewijs: https://tax.example/reset

Kind regards,
Aangiftewijs

Aangiftewijs is a demonstration, to practise a tax return with. It is not the tax authority and not DigiD, and it never asks for your password or BSN by email. Its address is https://tax.example: check that a link begins with that before you open it.`,
  })
  expect(letterOf(host, 'nl', { ...asked, username: 'sam' })).toEqual({
    to: 'sam@example.org',
    subject: 'Aangiftewijs: Een nieuw wachtwoord',
    text: `Beste sam,

Voor Aangiftewijs: https://tax.example/reset

Met vriendelijke groet,
Aangiftewijs

Aangiftewijs is een demonstratie om een belastingaangifte mee te oefenen. Het is niet de Belastingdienst en niet DigiD, en vraagt nooit per e-mail om uw wachtwoord of BSN. Het staat op https://tax.example: kijk of een link daarmee begint voordat u die opent.`,
  })
})

test.each([
  ['Zoë_1984-x', 'Hello Zoë_1984-x,'],
  [null, 'Hello,'],
  ['prize.example', 'Hello,'],
  ['Your account is closed', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['line\nbreak', 'Hello,'],
  ['x'.repeat(41), 'Hello,'],
])('a name that is none is not written to anybody: %j', (username, greeting) => {
  expect(letterOf(host, 'en', { ...asked, username }).text.split('\n')[0]).toBe(greeting)
})
