import { copy } from '@aangiftewijs/domain/language'
import type { SampleAnswer, SampleEvent } from '../chart-entry.ts'
import { examplePerson } from './example-data.ts'
import { answered, byItself, failures, sample } from './sample.ts'

const credentials = { username: examplePerson.username, password: 'a long password' }
const signedIn = copy('Someone is signed in', 'Er is iemand ingelogd')

export const sessionEvents: readonly SampleEvent[] = [
  sample({ type: 'credentials are given', credentials }),
  sample({
    type: 'a registration is given',
    registration: {
      ...credentials,
      fullName: examplePerson.fullName,
      email: examplePerson.email,
      bsn: '999990019',
    },
  }),
  sample({ type: 'signing out is chosen' }),
  sample({ type: 'trying again is chosen' }),
  byItself(sample({ type: 'the server was asked' })),
  sample({ type: 'staying signed in is chosen' }),
  byItself(sample({ type: 'the session turned out to be over', endReason: 'time' })),
  byItself(sample({ type: 'another tab signed in', user: examplePerson })),
  byItself(sample({ type: 'another tab signed out' })),
]

export const sessionAnswers: readonly SampleAnswer[] = [
  answered('askWho', signedIn, () => examplePerson),
  answered('askWho', copy('Nobody is signed in', 'Er is niemand ingelogd'), () => null),
  answered('signIn', signedIn, () => examplePerson),
  answered('register', copy('Registered', 'Geregistreerd'), () => examplePerson),
  answered('signOut', copy('Signed out', 'Uitgelogd'), () => null),
  ...['askWho', 'signIn', 'register', 'signOut'].flatMap(failures),
]
