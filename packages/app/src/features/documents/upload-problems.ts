import type { FileProblem, UploadType } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import type { Problem, ProblemCode } from '@aangiftewijs/domain/problem'
import type { ChosenFile } from '@aangiftewijs/machines/document-scan'
import { type fileProblemWords, words } from './upload.copy.ts'

/** The ids of an upload form's controls: every type has a form of its own on the page. */
export const uploadIds = (type: UploadType) => ({
  card: `upload-${type}`,
  file: `upload-${type}-file`,
  password: `upload-${type}-password`,
})

/** A file of the browser as the chart takes it. */
export const chosenFile = (file: File): ChosenFile => ({
  name: file.name,
  size: file.size,
  mediaType: file.type,
  content: file,
})

type FileWords = keyof typeof fileProblemWords

/** What the server's codes about the posted file mean. */
const fileCodes: Readonly<Partial<Record<ProblemCode, FileWords>>> = {
  required: 'none',
  'too-short': 'empty',
  'too-large': 'too-big',
  'too-long': 'name-too-long',
}

const codeOf = (problems: readonly Problem[], field: string): ProblemCode | undefined =>
  problems.find((problem) => problem.field === field)?.code

/** What is wrong with the file: found in the browser, or by the server after a post without script. */
export function fileErrorOf(
  found: readonly FileProblem[],
  isMissing: boolean,
  posted: readonly Problem[],
): FileWords | null {
  const [first] = found
  if (first) return first
  if (isMissing) return 'none'
  const code = codeOf(posted, 'file')
  return code === undefined ? null : (fileCodes[code] ?? 'wrong-type')
}

/** What is wrong with the password after a post without script. */
export function passwordErrorOf(posted: readonly Problem[]): Copy | null {
  const code = codeOf(posted, 'password')
  if (code === undefined) return null
  return code === 'required' ? words.passwordNeeded : words.passwordWrong
}
