const byteOrderMarks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))
  return marked?.[1] ?? declared.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1] ?? 'utf-8'
}

/** What 0x80 to 0x9F are in Windows-1252. Node 20.20 decodes them as ISO-8859-1 does, where they are control characters. */
const quotesAndDashes = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding)
  const text = decoder.decode(bytes)
  if (decoder.encoding !== 'windows-1252') return text
  return text.replace(/[\x80-\x9f]/g, (sign) => quotesAndDashes.charAt(sign.charCodeAt(0) - 0x80))
}

/** The text of a feed, in the encoding its byte order mark or XML declaration names; UTF-8 where it names none that is known. */
export function feedText(bytes: Uint8Array): string {
  try {
    return decode(bytes, encodingOf(bytes))
  } catch {
    return decode(bytes, 'utf-8')
  }
}
