import { dayOf } from '@aangiftewijs/domain/day'
import { referenceOf, replacedBy } from '@aangiftewijs/domain/tax-return'
import { notFound, storageBusy } from '../../errors.ts'
import { idParam, type Middleware, requireUser, route, signedIn } from '../../http.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { createApart } from '../documents/isolation/apart.ts'
import { listDocuments } from '../documents/service.ts'
import { listFilings } from '../tax-return/service.ts'
import { returnDocument } from './content.ts'

/** Setting text takes a tenth of a second, in which nobody else should wait. */
const drawings = createApart<'return-pdf'>(15_000)

/** A return of the person as a PDF to keep. 404 when it is someone else's. */
const sendReturn: Middleware = async (ctx) => {
  const user = requireUser(ctx)
  const id = idParam(ctx)
  const filings = await listFilings(ctx.dependencies, user.id)
  const filing = filings.find((one) => one.id === id)
  if (!filing) throw notFound()
  const reference = referenceOf(filing)
  const documents = await listDocuments(ctx.dependencies, user.id)
  const now = ctx.dependencies.clock.now()
  const onPaper = { filing, documents, today: dayOf(now), replacedBy: replacedBy(filing, filings) }
  const content = returnDocument(onPaper, reference, user.fullName, ctx.state.language)
  const bytes = await drawings.ask(user.id, { kind: 'return-pdf', content, madeAt: now })
  if (bytes === null) throw storageBusy()
  ctx.body = Buffer.from(bytes)
  ctx.type = 'application/pdf'
  ctx.set('Content-Disposition', `attachment; filename="${reference}-testomgeving.pdf"`)
}

const limitDrawing = limitRate({ name: 'drawings', points: 20, seconds: 60 })

export const returnPdfRoutes = [route('GET', '/previous-filings/:id/return.pdf', signedIn, limitDrawing, sendReturn)]
