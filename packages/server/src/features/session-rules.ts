import { sessionLimits } from '@aangiftewijs/domain/session'

const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`
const hours = (milliseconds: number) => `${milliseconds / 3_600_000} hours`

/** One rule of the session, and the test that holds the host or the browser to it. */
export interface SessionRule {
  readonly rule: string
  readonly value: string
  /** Path in the repository. */
  readonly test: string
}

const host = 'packages/server/src/features/session/session.test.ts'
const clock = 'e2e/session.e2e.ts'

/** Every rule of the session. Source: decisions, Accounts and sessions. */
export const sessionRules: readonly SessionRule[] = [
  {
    rule: 'A warning that can extend the session, after idling for',
    value: minutes(sessionLimits.warning),
    test: clock,
  },
  { rule: 'The session ends without a request for', value: minutes(sessionLimits.idle), test: host },
  { rule: 'The session ends, however busy, after', value: hours(sessionLimits.absolute), test: host },
  { rule: 'Signing in', value: 'always a new token; the old one is refused', test: host },
  {
    rule: 'Signing out',
    value:
      'ends every session of the person; of the look-around citizen only this one. It deletes the practice accounts that this browser leads to',
    test: host,
  },
  { rule: 'Changing the password', value: 'ends the person’s other sessions and the links for a new one', test: host },
  {
    rule: 'A passkey',
    value:
      'is asked for after the password where there is one, within five minutes; adding or removing one ends the person’s other sessions and links for a new password',
    test: 'packages/server/src/features/second-factor/second-factor.test.ts',
  },
  {
    rule: 'A link for a new password',
    value:
      'works once, for an hour; only its hash is stored; it ends every session, and ends when the password or a passkey changes',
    test: 'packages/server/src/features/password-reset/password-reset.test.ts',
  },
  {
    rule: 'A new e-mail address',
    value:
      'asks for the password; counts once its link was opened in a session of the account, within an hour; the old address is told twice; it ends the person’s other sessions and the links for a new password, and a new password ends it. Name, username and BSN ask for the password, and the owner is told',
    test: 'packages/server/src/features/account-details/account-details.test.ts',
  },
  {
    rule: 'What is done with an account',
    value: 'is written down in a chain nobody can change unseen, with the network it came from; its owner sees it',
    test: 'packages/server/src/audit/audit.test.ts',
  },
  { rule: 'Deleting the account', value: 'ends every session, and asks for the password first', test: host },
  {
    rule: 'A token',
    value: '256 random bits, stored as a hash; HttpOnly, SameSite=Lax, Secure and `__Host-` on https',
    test: host,
  },
  {
    rule: 'Failed sign-ins',
    value:
      '10 in 15 minutes on one account from one address, 100 from one address, 1,000 from one wide network, 20 in 5 minutes on one account; of one address and of one account as many again are answered up to 10 seconds late, four at a time of one network, before any is refused; on an account that is used up each network (IPv4 address, IPv6 /48) still has 3 in 15 minutes, late, so that strangers elsewhere do not lock its owner out; only the first on the owner’s known browser',
    test: 'packages/server/src/features/session/sign-in-throttle.test.ts',
  },
  {
    rule: 'Failed sign-ins and other limits are counted',
    value: 'in the database on Postgres, for all processes together; in memory on SQLite, which has one',
    test: 'packages/server/src/features/session/sign-in-throttle.test.ts',
  },
  {
    rule: 'Registering, and a new username or address',
    value:
      'with a username that is taken nothing is said of the address; one network is told of 20 addresses or 100 usernames in an hour that are taken, and after that nothing; where mail is sent the owner of the address is told, 3 times a day at most, and under settings their address is answered as any other',
    test: 'packages/server/src/features/session/taken.test.ts',
  },
  {
    rule: 'A session that ended while its person was away',
    value:
      'is said above the sign-in form until they sign in, with what is kept; without script where this process ended it',
    test: clock,
  },
  {
    rule: 'The session of someone who never comes back',
    value: `its row is deleted after ${hours(sessionLimits.absolute)}, every hour and at the start`,
    test: 'packages/server/src/features/session/sweep.test.ts',
  },
  {
    rule: 'A form posted after the session ended',
    value:
      'comes back after signing in, to its owner only, for an hour (ADR 14); of a press it is said there that it was not done (ADR 112)',
    test: 'packages/server/src/ssr/kept-form.test.ts',
  },
  {
    rule: 'A request that changes something',
    value: 'needs this site as its origin, else 403',
    test: 'packages/server/src/middlewares/guards.test.ts',
  },
]
