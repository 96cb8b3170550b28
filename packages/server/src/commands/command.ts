/** What a command of the operator may use. */
export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Writes a line. */
  readonly say: (line: string) => void
}

/** A command of the operator. */
export interface Command {
  /** Its words, for the list of commands. */
  readonly usage: string
  /** @param words those after the command's own. @throws {WrongUse} and {@link import('../env.ts').ConfigError} */
  readonly run: (words: readonly string[], context: CommandContext) => Promise<void>
}

/** A command that was not given as its usage says. */
export class WrongUse extends Error {
  constructor(usage: string) {
    super(`Use: aangiftewijs ${usage}`)
  }
}
