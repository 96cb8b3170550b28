import PDFDocument from 'pdfkit'

/** A one-page PDF with texts at places, in points from the top left; protected when a password is given. */
export function drawPdf(
  texts: readonly (readonly [text: string, x: number, y: number])[],
  options: {
    readonly userPassword?: string
    readonly ownerPassword?: string
    readonly pdfVersion?: '1.3' | '1.4' | '1.6' | '1.7' | '1.7ext3'
  } = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  for (const [text, x, y] of texts) document.fontSize(10).text(text, x, y, { lineBreak: false })
  document.end()
  return done
}
