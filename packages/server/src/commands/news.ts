import { ConfigError, readConfig } from '../env.ts'
import { webAddress } from '../features/news/gathering/plain-text.ts'
import { type Changed, hiddenStories, hideStory, showStory } from '../features/news/hide-news.ts'
import { openExisting } from '../open-existing.ts'
import type { Storage } from '../open-storage.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

type Say = CommandContext['say']

const usage = 'news hidden | hide ADDRESS | show ADDRESS'

async function sayHidden(storage: Storage, say: Say): Promise<void> {
  const hidden = await hiddenStories(operatorHost(storage))
  for (const { url, hiddenAt } of hidden) say(`${url} since ${hiddenAt.toISOString()}`)
  say(`Hidden addresses: ${hidden.length}.`)
}

const sayHid = ({ title, addresses }: Changed, say: Say) =>
  say(
    title === null
      ? `No feed tells of ${addresses.join()} now. Should one, it stays hidden.`
      : `Hidden within a minute: “${title}”, told at ${addresses.join(', ')}.`,
  )

const sayShown = ({ title, addresses }: Changed, say: Say) =>
  say(
    title === null
      ? `${addresses.join()} is no longer hidden. No feed tells of it now.`
      : `No longer hidden: “${title}”. It is shown again if it is among the ten of its day.`,
  )

/** An address as articles have it: without what links add to know where somebody came from. */
function addressIn(typed: string): string {
  const address = webAddress(typed)
  if (address === null) throw new ConfigError(`${typed} is no web address. Nothing was changed.`)
  return address
}

/** Takes a story of the news away, lets it come back, and lists what was taken away. */
export const news: Command = {
  usage,
  run: async ([action = '', typed, ...more], { environment, say }) => {
    const isComplete =
      action === 'hidden' ? typed === undefined : ['hide', 'show'].includes(action) && typed !== undefined
    if (!isComplete || more.length > 0) throw new WrongUse(usage)
    const storage = await openExisting(readConfig(environment))
    try {
      const host = operatorHost(storage)
      if (typed === undefined) await sayHidden(storage, say)
      else if (action === 'hide') sayHid(await hideStory(host, addressIn(typed)), say)
      else sayShown(await showStory(host, addressIn(typed)), say)
    } finally {
      await storage.database.close()
    }
  },
}
