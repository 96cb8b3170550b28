import { uploadLimits } from './documents.ts'

/** What can be wrong with a file before it is uploaded; its words are in the app's copy. Spec 1 § 5. */
export type FileProblem = 'wrong-type' | 'too-big' | 'name-too-long' | 'empty' | 'photo'

/** What is known of a file without reading it. */
export interface FileFacts {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The media type the browser gives; may be empty. The server decides by the content. */
  readonly mediaType: string
}

const acceptedMediaTypes = ['application/pdf', 'image/png', 'image/jpeg']
const acceptedEndings = /\.(pdf|png|jpe?g)$/i
const phonePhoto = /\.(heic|heif)$/i

/** For the `accept` of a file input. */
export const acceptedFiles = [...acceptedMediaTypes, '.pdf', '.png', '.jpg', '.jpeg'].join(',')

const isAccepted = ({ name, mediaType }: FileFacts): boolean =>
  mediaType === '' ? acceptedEndings.test(name) : acceptedMediaTypes.includes(mediaType)

const isPhonePhoto = ({ name, mediaType }: FileFacts): boolean =>
  phonePhoto.test(name) || /^image\/hei[cf]/.test(mediaType)

/** Every problem of a chosen file, at most one about its type; none when it may be uploaded. */
export function checkFile(file: FileFacts): readonly FileProblem[] {
  const problems: FileProblem[] = []
  if (isPhonePhoto(file)) problems.push('photo')
  else if (!isAccepted(file)) problems.push('wrong-type')
  if (file.size === 0) problems.push('empty')
  if (file.size > uploadLimits.fileSize) problems.push('too-big')
  if ([...file.name].length > uploadLimits.fileName) problems.push('name-too-long')
  return problems
}
