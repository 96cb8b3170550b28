import { documentPatchSchema, type UploadAnswer } from '@aangiftewijs/domain/documents'
import type { FormFields } from '@aangiftewijs/domain/form'
import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import { parseEuros } from '@aangiftewijs/domain/money'
import { parseWith } from '@aangiftewijs/domain/problem'
import { AppError, invalidInput, notFound } from '../../errors.ts'
import { type Context, type FormOutcome, type PageForm, requireWriter } from '../../http.ts'
import { cameFrom } from '../../ssr/came-from.ts'
import { changeDocument } from '../documents/change-document.ts'
import { RefusedUpload, sanitizedName, type UploadedFile } from '../documents/refused-upload.ts'
import { removeAllDocuments, removeDocument, removeDocumentsOf } from '../documents/remove-documents.ts'
import { limitDocumentChanges, uploadPosted } from '../documents/routes.ts'
import { loadSamples } from '../documents/sample-documents.ts'

import { uploadedFilesOf, uploadsBody } from '../documents/upload-body.ts'
import { flashes, takenBesides } from '../documents/words.ts'
import { returnOf, saveStep } from './save-step.ts'
import { listFilings } from './service.ts'

type Handler = (ctx: Context, fields: FormFields) => Promise<FormOutcome>

/** Back to the page the form stands on, with a message. */
function back(ctx: Context, title: Copy, text?: Copy, count = 0): Extract<FormOutcome, { kind: 'go' }> {
  const say = (words: Copy) => wordsOf(words, ctx.state.language, { count })
  return {
    kind: 'go',
    to: ctx.path,
    flash: { variant: 'default', title: say(title), ...(text ? { text: say(text) } : {}) },
  }
}

const upload: Handler = async (ctx, fields) => {
  const taken: UploadAnswer[] = []
  const refused: { readonly name: string; readonly why: RefusedUpload }[] = []
  const take = async (file: UploadedFile | null) => {
    try {
      taken.push(await uploadPosted(ctx, file))
    } catch (thrown) {
      if (!(thrown instanceof RefusedUpload)) throw thrown
      refused.push({ name: file?.name ?? '', why: thrown })
    }
  }
  try {
    for await (const file of uploadedFilesOf(ctx)) await take(file)
  } catch (thrown) {
    if (!(thrown instanceof RefusedUpload)) throw thrown
    refused.push({ name: '', why: thrown })
  }
  if (taken.length + refused.length === 0) await take(null)
  const [only] = taken
  if (refused.length === 0 && only !== undefined)
    return taken.length === 1 ? back(ctx, titleOf(only)) : back(ctx, flashes.uploadedSeveral, undefined, taken.length)
  const problems = refused.flatMap(({ why }) => why.problems)
  return {
    kind: 'again',
    status: 422,
    form: { name: 'upload', fields, problems, message: saidOf(ctx, refused, taken) },
  }
}

/** Why files were not taken, a line each with its name where there were several, and what was taken besides. */
function saidOf(
  { state: { language } }: Context,
  refused: readonly { readonly name: string; readonly why: RefusedUpload }[],
  { length: count }: readonly UploadAnswer[],
): string {
  const hadSeveral = refused.length + count > 1
  const lines = refused.map(({ name, why }) =>
    hadSeveral ? `${sanitizedName(name)}: ${why.sentences(language)}` : why.sentences(language),
  )
  const besides = count === 1 ? takenBesides.one : takenBesides.several
  return [...lines, ...(count > 0 ? [wordsOf(besides, language, { count })] : [])].join('\n')
}

function titleOf({ status }: UploadAnswer): Copy {
  switch (status) {
    case 'passed':
      return flashes.extracted
    case 'unread':
      return flashes.processed
    case 'scanning':
    case 'delayed':
    case 'timed_out':
    case 'password_required':
    case 'failed':
      return flashes.uploaded
  }
}

/** Says something of a document: what the posted fields say, as the call's body says it. Couples are asked at the income step, too: back to it. */
const change =
  (done: Copy, patchOf: (fields: FormFields) => unknown): Handler =>
  async (ctx, fields) => {
    const said = parseWith(documentPatchSchema, patchOf(fields))
    if (!said.ok) throw invalidInput(said.problems)
    const asked = documentIn(fields)
    const { id } = await changeDocument(ctx.dependencies, requireWriter(ctx).id, asked, said.value)
    return { ...back(ctx, done), to: `${cameFrom(ctx, ctx.path)}#document-${id}` }
  }

const documentIn = (fields: FormFields): number => Number(fields.id ?? fields.documentId)

/** The figure that was typed; blank is none, and not 0. */
const correctionIn = ({ statement, field, amount = '' }: FormFields) => ({
  correction: {
    statement: Number(statement),
    field,
    amount: amount.trim() === '' ? undefined : parseEuros(amount),
  },
})

/** What the page's buttons do, by the value of `intent`. An upload form may come without. */
const intents: ReadonlyMap<string, Handler> = new Map(
  Object.entries<Handler>({
    upload,
    remove: async (ctx, fields) => {
      await removeDocument(ctx.dependencies, requireWriter(ctx).id, documentIn(fields)).catch((failure: unknown) => {
        // Gone already, removed in another window: that is what was wanted.
        if (!(failure instanceof AppError && failure.id === 'not-found')) throw failure
      })
      return back(ctx, flashes.deleted)
    },
    say: change(flashes.changed, ({ verdict }) => ({ verdict: verdict || null })),
    again: change(flashes.readAgain, () => ({ again: true })),
    move: change(flashes.moved, ({ type }) => ({ type })),
    correct: change(flashes.corrected, correctionIn),
    'take-back': change(flashes.takenBack, (fields) => ({
      correction: { ...correctionIn(fields).correction, amount: null },
    })),
    'remove-all': async (ctx, fields) => {
      const { id, chosenFilingId = null } = requireWriter(ctx)
      const filing = returnOf(fields, await listFilings(ctx.dependencies, id), chosenFilingId)
      const count = await (filing === null
        ? removeAllDocuments(ctx.dependencies, id)
        : removeDocumentsOf(ctx.dependencies, id, filing.id))
      return back(ctx, flashes.allRemoved, count === 1 ? flashes.removedOne : flashes.removedCount, count)
    },
    'load-samples': async (ctx) => {
      const { length } = await loadSamples(ctx.dependencies, requireWriter(ctx).id)
      return back(ctx, flashes.samplesLoaded, flashes.loadedCount, length)
    },
    continue: async (ctx, fields) => ({
      kind: 'go',
      to: await saveStep(ctx.dependencies, requireWriter(ctx), 'documents', fields),
    }),
  }),
)

const documentsForm = (path: string): PageForm => ({
  path,
  access: 'signed-in',
  limit: limitDocumentChanges,
  body: uploadsBody,
  formName: (fields) => fields.intent ?? 'upload',
  handle: (ctx, fields) => {
    requireWriter(ctx)
    const handler = intents.get(fields.intent ?? 'upload')
    if (!handler) throw notFound()
    return handler(ctx, fields)
  },
})

/** The documents step without script, under both its addresses. Intents: the names of {@link intents}. */
export const documentForms: readonly PageForm[] = [documentsForm('/tax-filing/documents'), documentsForm('/documents')]
