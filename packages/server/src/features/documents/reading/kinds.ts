/** The kinds of file that are read. */
export type FileKind = 'pdf' | 'png' | 'jpeg'

/** What the first bytes say a file is: one of ours, a photo format we name in the refusal, or anything else. */
export type SniffedKind = FileKind | 'heic' | 'unknown'

const kinds: Readonly<Record<string, SniffedKind>> = { pdf: 'pdf', png: 'png', apng: 'png', jpg: 'jpeg', heic: 'heic' }

export const mimeOf: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
}

const pdfHeader = '%PDF-'

/** Tells the kind of a file by its magic bytes; name and header do not count. */
export async function sniffKind(bytes: Uint8Array): Promise<SniffedKind> {
  // A PDF may begin with so many stray bytes; the readers allow as many.
  const head = Buffer.from(bytes.subarray(0, 1024))
  if (head.indexOf(pdfHeader) === 0) return 'pdf'
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes.subarray(0, 64 * 1024)).catch(() => undefined)
  if (found) return kinds[found.ext] ?? 'unknown'
  return head.includes(pdfHeader) ? 'pdf' : 'unknown'
}

const encryption = '/Encrypt'

/** Whether a PDF may be encrypted: the trailer that says so is never compressed. */
export const mayBeEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(encryption)

/** As {@link mayBeEncrypted}, of a file that comes in pieces, however they divide it. */
export function watchForEncryption() {
  let end: Uint8Array = new Uint8Array()
  let isFound = false
  return {
    isFound: () => isFound,
    see: (piece: Uint8Array): void => {
      if (isFound) return
      const seen = Buffer.concat([end, piece])
      isFound = seen.includes(encryption)
      end = seen.subarray(Math.max(0, seen.length - encryption.length + 1))
    },
  }
}
