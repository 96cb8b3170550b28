import { uploadLimits } from '@aangiftewijs/domain/documents'
import type { LanguageChoice } from '@aangiftewijs/domain/language'
import { wordsOf } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import { sniffKind } from './reading/kinds.ts'
import { type RefusalId, refusals } from './words.ts'

/** An upload that is not taken, for one or more reasons told all at once. */
export class RefusedUpload extends Error {
  readonly reasons: readonly RefusalId[]
  readonly headers: Readonly<Record<string, string>>

  constructor(reasons: readonly RefusalId[], headers: Readonly<Record<string, string>> = {}) {
    super(reasons.join(', '))
    this.name = 'RefusedUpload'
    this.reasons = reasons
    this.headers = headers
  }

  /** Of the first reason. */
  get status(): number {
    const [first] = this.reasons
    return first ? refusals[first].status : 400
  }

  get isPasswordProtected(): boolean {
    return this.reasons.some((reason) => refusals[reason].status === 401)
  }

  get problems(): readonly Problem[] {
    return this.reasons.flatMap((reason) => refusals[reason].problem ?? [])
  }

  /** One line for each reason, in the visitor's language. */
  sentences(choice: LanguageChoice): string {
    return this.reasons.map((reason) => wordsOf(refusals[reason].words, choice)).join('\n')
  }
}

/** A file as it was sent. */
export interface UploadedFile {
  readonly name: string
  /** Bytes as sent; `bytes` may be cut off when it is beyond the limit. */
  readonly size: number
  readonly bytes: Uint8Array
}

/** The name as it is shown: no control characters, and after them no folders, which a line break would hide. */
export const sanitizedName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim() || 'document'

/** Everything wrong with a file by itself. Spec 1 § 5: kind (by magic bytes), size, name; and it must not be empty. */
export async function refusalsOf(file: UploadedFile | null): Promise<RefusalId[]> {
  if (!file || (file.size === 0 && file.name === '')) return ['none']
  const reasons: RefusalId[] = []
  if (file.size === 0) reasons.push('empty')
  if (file.size > uploadLimits.fileSize) reasons.push('too-big')
  if ([...sanitizedName(file.name)].length > uploadLimits.fileName) reasons.push('name-too-long')
  const kind = file.size > 0 ? await sniffKind(file.bytes) : null
  if (kind === 'unknown') reasons.push('wrong-kind')
  if (kind === 'heic') reasons.push('photo')
  return reasons
}
