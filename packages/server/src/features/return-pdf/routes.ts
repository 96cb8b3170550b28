import { referenceOf } from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { idParam, type Middleware, requireUser, route, signedIn } from '../../http.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { listDocuments } from '../documents/service.ts'
import { listFilings } from '../tax-return/service.ts'
import { returnDocument } from './content.ts'
import { drawReturn } from './draw.ts'

/** A return of the person as a PDF to keep. 404 when it is someone else's. */
const sendReturn: Middleware = async (ctx) => {
  const user = requireUser(ctx)
  const id = idParam(ctx)
  const filing = (await listFilings(ctx.dependencies, user.id)).find((one) => one.id === id)
  if (!filing) throw notFound()
  const reference = referenceOf(filing)
  const documents = await listDocuments(ctx.dependencies, user.id)
  ctx.body = await drawReturn(
    returnDocument({ filing, documents }, reference, user.fullName, ctx.state.language),
    ctx.dependencies.clock.now(),
  )
  ctx.type = 'application/pdf'
  ctx.set('Content-Disposition', `attachment; filename="${reference}-testomgeving.pdf"`)
}

const limitDrawing = limitRate({ name: 'drawings', points: 20, seconds: 60 })

export const returnPdfRoutes = [route('GET', '/previous-filings/:id/return.pdf', signedIn, limitDrawing, sendReturn)]
