import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Op, type Transaction, UniqueConstraintError } from 'sequelize'
import type { Dependencies } from '../dependencies.ts'
import { invalidInput, keyInFlight, keyReused } from '../errors.ts'
import { type Answered, type Context, type Middleware, requireUser } from '../http.ts'
import type { IdempotentAnswerRow, KeptAnswer } from '../models/idempotent-answer.ts'
import { onceStorageServes } from '../once-storage-serves.ts'

const aDay = 24 * 60 * 60_000

/** No request is at work for longer: its process was ended, and whoever asks again may do the work. */
const longestWork = 10 * 60_000

/** Answers kept of one person: far above what somebody sends again, below what fills a disk. */
const mostOfOne = 100

const workers = new WeakMap<Dependencies, string>()

/** What this process is called, until it ends. */
function workerOf(dependencies: Dependencies): string {
  const worker = workers.get(dependencies) ?? randomUUID()
  workers.set(dependencies, worker)
  return worker
}

/** Whether nobody works on it any more: on SQLite there is one process, on Postgres only time tells. */
function isLeft(dependencies: Dependencies, { createdAt, content }: IdempotentAnswerRow): boolean {
  const { config, clock } = dependencies
  const isAlone = config.databaseUrl === null
  if (isAlone && content.worker !== workerOf(dependencies)) return true
  return clock.now().getTime() - createdAt.getTime() >= longestWork
}

/** As browsers and libraries make them, in quotes or not. */
const keyForm = /^"?[\x21\x23-\x7e]{1,200}"?$/

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** What of a request must be the same when it comes again. */
export type AskedOf = (ctx: Context) => unknown

const bodyOf: AskedOf = ({ request }) => request.body

/** Whether what an answer tells is still so; the body as it was answered. */
type IsStillSo = (ctx: Context, body: unknown) => Promise<boolean>

interface Idempotent {
  readonly askedOf?: AskedOf
  /** An answer that is no longer so is not given again: who sends the same then means it anew. Of a save it always is. */
  readonly isStillSo?: IsStillSo
}

/** Forgets the oldest answers of a person beyond {@link mostOfOne}. What is at work is none yet. */
async function forgetOldest({ database }: Dependencies, userId: number, transaction: Transaction): Promise<void> {
  const { idempotentAnswers } = database.models
  const where = { userId, isDone: true }
  const order: [string, string][] = [['createdAt', 'DESC']]
  const all = await idempotentAnswers.findAll({ where, attributes: ['id'], order, transaction })
  const id = all.slice(mostOfOne).map((row) => row.id)
  if (id.length > 0) await idempotentAnswers.destroy({ where: { id }, transaction })
}

/** Takes a key for this request. Null when it is taken now; else the row of who has it. `holds`: whether an answer of it is given again. */
async function take(
  dependencies: Dependencies,
  row: Pick<IdempotentAnswerRow, 'id' | 'userId' | 'content'>,
  holds: (answer: KeptAnswer) => Promise<boolean>,
): Promise<IdempotentAnswerRow | null> {
  const { database, clock } = dependencies
  const { idempotentAnswers } = database.models
  const createdAt = clock.now()
  try {
    await database.write(async (transaction) => {
      await idempotentAnswers.create({ ...row, createdAt, isDone: false }, { transaction })
      await forgetOldest(dependencies, row.userId, transaction)
    })
    return null
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
  }
  const found = await idempotentAnswers.findByPk(row.id)
  // Its work has just failed, and the key is free again: for the next try.
  if (found === null) throw keyInFlight()
  const isOver = createdAt.getTime() - found.createdAt.getTime() >= aDay
  const { asked, answer } = found.content
  const isOutdated = isOver || (answer !== null && asked === row.content.asked && !(await holds(answer)))
  if (found.isDone ? !isOutdated : !isLeft(dependencies, found)) return found
  const where = { id: row.id, createdAt: found.createdAt }
  const values = { createdAt, isDone: false, content: row.content }
  const [taken] = await database.write((transaction) => idempotentAnswers.update(values, { where, transaction }))
  if (taken === 0) throw keyInFlight()
  return null
}

/** Gives the answer again that was given before. @throws `key-reused` for another request, `key-in-flight` while it is at work */
function answerAgain(ctx: Context, { content }: IdempotentAnswerRow, asked: string): void {
  if (content.asked !== asked) throw keyReused()
  if (content.answer === null) throw keyInFlight()
  // Nothing is done, so nothing is written down.
  ctx.state.routeName = `again ${ctx.state.routeName}`
  const { status, etag, body } = content.answer
  if (etag !== '') ctx.set('ETag', etag)
  ctx.set('Idempotency-Replayed', 'true')
  ctx.body = body
  ctx.type = 'json'
  ctx.status = status
}

/**
 * Middleware, after the body was read, for who is signed in: a request with an `Idempotency-Key` is worked on once; the same request with
 * the same key gets the same answer for a day, until a hundred others came after it, or until it is no longer so. The answer is noted in the transaction that does the work, so that neither is there
 * without the other, whatever is killed. What failed may be tried again with its key.
 */
export const idempotent =
  ({ askedOf = bodyOf, isStillSo = async () => true }: Idempotent = {}): Middleware =>
  async (ctx, next) => {
    const key = ctx.get('Idempotency-Key')
    if (key === '') return next()
    if (!keyForm.test(key)) throw invalidInput([{ field: 'Idempotency-Key', code: 'wrong-type' }])
    const { database } = ctx.dependencies
    const { idempotentAnswers } = database.models
    const { id: userId } = requireUser(ctx)
    const id = hash(`${userId} ${key.replaceAll('"', '')}`)
    const asked = hash(JSON.stringify([ctx.method, ctx.path, ctx.get('If-Match'), askedOf(ctx) ?? null]))
    const worker = workerOf(ctx.dependencies)
    const holds = ({ body }: KeptAnswer) => isStillSo(ctx, JSON.parse(body))
    const had = await take(ctx.dependencies, { id, userId, content: { asked, answer: null, worker } }, holds)
    if (had !== null) return answerAgain(ctx, had, asked)
    let noted = ''
    const noteAnswer = async (answered: Answered, transaction: Transaction) => {
      const answer = kept(answered)
      await idempotentAnswers.update({ isDone: true, content: { asked, answer } }, { where: { id }, transaction })
      noted = answer.body
    }
    ctx.state.noteAnswer = noteAnswer
    const note = (work: (transaction: Transaction) => Promise<unknown>) =>
      noteAtLast(ctx.dependencies, () => database.write(work))
    try {
      await next()
    } catch (error) {
      await note((transaction) => idempotentAnswers.destroy({ where: { id, isDone: false }, transaction }))
      throw error
    }
    const answered = { status: ctx.status, etag: String(ctx.response.get('ETag')), body: ctx.body }
    // Of an upload more is known than when it was stored.
    if (kept(answered).body !== noted) await note((transaction) => noteAnswer(answered, transaction))
  }

const kept = ({ status, etag = '', body }: Answered): KeptAnswer => ({ status, etag, body: JSON.stringify(body) })

/** Most milliseconds an answer waits for what is noted of it: a lock that is waited for in vain takes five seconds. */
const longestNote = 500

/** Notes something however long that takes: what was done is answered as done, and until it is noted its key is at work. */
async function noteAtLast({ log }: Dependencies, work: () => Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  const report = (error: unknown) => {
    log.error({ name: error instanceof Error ? error.name : typeof error }, 'an answer was not noted')
    enough.abort()
  }
  const noted = onceStorageServes(work, report).catch(report)
  const waited = pause(longestNote, undefined, { signal: enough.signal }).catch(() => {})
  await Promise.race([noted, waited])
  enough.abort()
}

/** Deletes what is older than a day. */
export async function deleteOldAnswers({ database, clock }: Dependencies): Promise<void> {
  const createdAt = { [Op.lte]: new Date(clock.now().getTime() - aDay) }
  await database.write((transaction) =>
    database.models.idempotentAnswers.destroy({ where: { createdAt }, transaction }),
  )
}
