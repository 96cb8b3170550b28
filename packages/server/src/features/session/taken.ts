import { AppError, rateLimited } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { createShare } from '../../middlewares/rate-limit.ts'

/**
 * What one network is told in an hour: a hundred usernames that are taken, or twenty addresses, each of which says that its owner has an
 * account. Enough for a class that chooses names together.
 */
const told = createShare({ name: 'told what is taken', points: 100, seconds: 3_600, by: 'address' })
const ofUsername = 1
const ofAddress = 5

/** Whether something was refused because a username or an address is in use. */
export const isTaken = (error: unknown): error is AppError => error instanceof AppError && error.id === 'username-taken'

/** Whether it was the address, of which alone that is then said. */
export const isAddressTaken = (error: unknown): boolean =>
  isTaken(error) && error.problems.some(({ field }) => field === 'email')

async function take(ctx: Context, points: number): Promise<void> {
  const wait = await told.take(ctx, points)
  if (wait !== null) throw rateLimited(wait)
}

/**
 * Does what may be refused because a username or address is taken. It counts before it is done, so that many at once are told no more,
 * and who has used it up is told nothing, not even that something is free.
 * @throws `rate-limited`
 */
export async function countTaken<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  await take(ctx, ofUsername)
  try {
    const done = await work()
    await told.giveBack(ctx, ofUsername)
    return done
  } catch (error) {
    if (!isTaken(error)) await told.giveBack(ctx, ofUsername)
    if (isAddressTaken(error)) await take(ctx, ofAddress - ofUsername)
    throw error
  }
}
