import { Cron } from 'croner'

/**
 * Does a job now, and every hour at a minute, never twice at once.
 * @returns ends it, once what it is doing is done
 */
export function hourly(minute: number, work: () => Promise<void>): () => Promise<void> {
  let running = work()
  const schedule = new Cron(`${minute} * * * *`, { protect: true, unref: true }, () => {
    running = work()
    return running
  })
  return async () => {
    schedule.stop()
    await running
  }
}
