import { randomInt } from 'node:crypto'
import { Cron } from 'croner'

/**
 * Does a job now, and every hour in a minute, never twice at once. At a second of this process' own: servers whose clocks agree do not
 * all ask for the same thing in the same one.
 * @returns ends it, once what it is doing is done
 */
export function hourly(minute: number, work: () => Promise<void>): () => Promise<void> {
  let running = work()
  const schedule = new Cron(`${randomInt(60)} ${minute} * * * *`, { protect: true, unref: true }, () => {
    running = work()
    return running
  })
  return async () => {
    schedule.stop()
    await running
  }
}
