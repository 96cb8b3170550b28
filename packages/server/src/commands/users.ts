import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { AuditEvent } from '@aangiftewijs/domain/audit'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { Op } from 'sequelize'
import { append } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConfigError, readConfig } from '../env.ts'
import { operatorAddress } from '../features/activity/index.ts'
import { features } from '../features/index.ts'
import { makePasswordLink } from '../features/password-reset/service.ts'
import { removeSecondFactor } from '../features/second-factor/passkeys.ts'
import { deleteAccount } from '../features/session/account.ts'
import { exportFile } from '../features/session/export-file.ts'
import { comparisonKey, type User } from '../models/user.ts'
import { requireNewFile } from '../new-file.ts'
import { openExisting } from '../open-existing.ts'
import type { Storage } from '../open-storage.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

type Action = (host: Dependencies, user: User, words: readonly string[], say: CommandContext['say']) => Promise<void>

/** Everybody who only looks around is this one, which the tables come with: nothing makes it anew. */
function requireOwnAccount({ id, username }: User): void {
  if (id === lookAroundUserId)
    throw new ConfigError(`${username} is shared by everybody who only looks around, and stays. Nothing was changed.`)
}

const note = (host: Dependencies, { id: userId }: User, event: AuditEvent) =>
  append(host, { userId, event, address: operatorAddress })

const actions: Readonly<Record<string, Action>> = {
  'reset-link': async (host, user, _words, say) => {
    if (user.authMethod !== 'local' || user.disabledAt)
      throw new ConfigError(`${user.username} has no password, or the account is shut.`)
    say(await makePasswordLink(host, user, operatorAddress))
  },
  disable: async (host, user, _words, say) => {
    requireOwnAccount(user)
    await host.database.write(async (transaction) => {
      await user.update({ disabledAt: host.clock.now() }, { transaction })
      const where = { userId: user.id }
      await host.database.models.sessions.destroy({ where, transaction })
      await host.database.models.passwordLinks.destroy({ where, transaction })
      await host.database.models.emailChanges.destroy({ where, transaction })
    })
    await note(host, user, 'account-disabled')
    say(`${user.username} is signed out and cannot sign in.`)
  },
  enable: async (host, user, _words, say) => {
    await host.database.write((transaction) => user.update({ disabledAt: null }, { transaction }))
    await note(host, user, 'account-enabled')
    say(`${user.username} can sign in again.`)
  },
  'remove-second-factor': async (host, user, _words, say) => {
    await removeSecondFactor(host, user.id)
    await note(host, user, 'second-factor-changed')
    say(`${user.username} signs in with the password alone.`)
  },
  delete: async (host, user, _words, say) => {
    requireOwnAccount(user)
    await note(host, user, 'account-deleted')
    await deleteAccount(host, features, user)
    say(`${user.username} and everything held about them is gone.`)
  },
  export: async (host, user, [file], say) => {
    if (file === undefined) throw new WrongUse(usage)
    requireNewFile(file)
    await pipeline(await exportFile(host, features, user), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    await note(host, user, 'exported')
    say(`Everything held about ${user.username} is in ${file}.`)
  },
}

/** Whom a username, e-mail address or number of the trail is of: two accounts when one is called as another's address. */
async function find({ database }: Storage, asked: string, say: CommandContext['say']): Promise<void> {
  const key = comparisonKey(asked)
  const byNumber = /^\d{1,9}$/.test(key) ? [{ id: Number(key) }] : []
  const where = { [Op.or]: [{ usernameKey: key }, { emailKey: key }, ...byNumber] }
  const found = await database.models.users.findAll({ where, order: [['id', 'ASC']] })
  if (found.length === 0) throw new ConfigError(`There is no account ${asked}.`)
  for (const { id, username, authMethod, createdAt, lastLogin, disabledAt } of found) {
    const used = lastLogin === null ? 'never signed in' : `last signed in ${lastLogin.toISOString()}`
    const shut = disabledAt === null ? [] : [`shut since ${disabledAt.toISOString()}`]
    const how = authMethod === 'local' ? 'password' : 'DigiD'
    say(`${username}: ${[`number ${id}`, how, `made ${createdAt.toISOString()}`, used, ...shut].join(', ')}`)
  }
}

const usage = 'users find | reset-link | remove-second-factor | disable | enable | delete | export USERNAME [FILE]'

/**
 * What an operator does for or against one account: find it by its e-mail address; a link for a new password; shut and open it; delete it; export
 * what is held.
 */
export const users: Command = {
  usage,
  run: async ([name = '', username, ...words], { environment, say }) => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    const isComplete = words.length === (name === 'export' ? 1 : 0)
    if ((!action && name !== 'find') || username === undefined || !isComplete) throw new WrongUse(usage)
    const storage = await openExisting(readConfig(environment))
    const host = operatorHost(storage)
    try {
      if (!action) return await find(storage, username, say)
      const usernameKey = comparisonKey(username)
      const user = await storage.database.models.users.findOne({ where: { usernameKey } })
      if (user === null) throw new ConfigError(`There is no account ${username}.`)
      await action(host, user, words, say)
    } finally {
      await storage.database.close()
    }
  },
}
