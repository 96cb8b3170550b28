import { answers, describePaths, fails } from '../path-coverage/index.ts'
import { user } from '../path-coverage/people.ts'
import { sessionMachine } from './index.ts'

describePaths(sessionMachine, {
  inputs: [{}, { user: null }, { user }],
  events: [
    { type: 'credentials are given', credentials: { username: 'sanne', password: 'a long password' } },
    {
      type: 'a registration is given',
      registration: {
        username: 'sanne',
        password: 'a long password',
        fullName: user.fullName,
        email: user.email,
        bsn: '999990019',
      },
    },
    { type: 'signing out is chosen' },
    { type: 'trying again is chosen' },
    { type: 'the server was asked' },
    { type: 'staying signed in is chosen' },
    { type: 'the session turned out to be over' },
    { type: 'another tab signed in', user },
    { type: 'another tab signed out' },
    answers('askWho', user),
    answers('askWho', null),
    answers('signIn', user),
    answers('register', user),
    answers('signOut', null),
    ...['askWho', 'signIn', 'register', 'signOut'].flatMap(fails),
  ],
})
