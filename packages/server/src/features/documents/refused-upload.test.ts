import { expect, test } from 'vitest'
import { sanitizedName } from './refused-upload.ts'

test.each([
  ['C:\\papers\\jaaropgaaf.pdf', 'jaaropgaaf.pdf'],
  ['../../etc/passwd', 'passwd'],
  // A line break may not hide the folders behind it.
  ['\n../../etc/passwd', 'passwd'],
  ['a/\u2028b/c.pdf', 'c.pdf'],
  ['x\u202Efdp.exe', 'xfdp.exe'],
  [' / ', 'document'],
])('the name %j is kept as %s', (sent, kept) => expect(sanitizedName(sent)).toBe(kept))
