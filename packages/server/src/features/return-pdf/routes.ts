import { currentFilingOf, referenceOf } from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { type Middleware, requireUser, route, signedIn } from '../../http.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { listFilings } from '../tax-return/service.ts'
import { returnDocument } from './content.ts'
import { drawReturn } from './draw.ts'

/** The return the person works on as a PDF to keep. 404 when there is none. */
const sendReturn: Middleware = async (ctx) => {
  const user = requireUser(ctx)
  const filing = currentFilingOf(await listFilings(ctx.dependencies, user.id), user.chosenFilingId ?? null)
  if (!filing) throw notFound()
  const reference = referenceOf(filing)
  ctx.body = await drawReturn(
    returnDocument(filing, reference, user.fullName, ctx.state.language),
    ctx.dependencies.clock.now(),
  )
  ctx.type = 'application/pdf'
  ctx.set('Content-Disposition', `attachment; filename="${reference}-testomgeving.pdf"`)
}

const limitDrawing = limitRate({ name: 'drawings', points: 20, seconds: 60 })

export const returnPdfRoutes = [route('GET', '/tax-filing/submit/return.pdf', signedIn, limitDrawing, sendReturn)]
