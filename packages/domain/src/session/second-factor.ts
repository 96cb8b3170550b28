/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: number
  /** What its owner calls it. */
  readonly name: string
  /** ISO date-times; null when it was never used. */
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** What `GET /api/second-factor` answers: signing in asks for a passkey when there is one. */
export interface SecondFactor {
  readonly passkeys: readonly Passkey[]
  /** Recovery codes that are left. */
  readonly recoveryCodes: number
  /** Whether they said that they kept them: false where the page with the codes may never have been seen. */
  readonly areCodesKept: boolean
}

/** What `POST /api/login` answers (202) when the password was right and something more is asked. */
export interface SecondFactorAsked {
  /** The page that asks for it. */
  readonly secondFactor: string
}

/** The page that asks for the second factor, and the one that sets it up. */
export const secondFactorPaths = { signIn: '/auth/second-factor', settings: '/settings/second-factor' } as const

/** Passkeys a person can have. */
export const mostPasskeys = 10

/** Characters of a passkey's name. */
export const longestPasskeyName = 60
