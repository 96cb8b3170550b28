import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF in the order of its content, pages joined by line breaks, and whether it is tagged. */
export async function readPdf(bytes: Uint8Array): Promise<{ readonly text: string; readonly isTagged: boolean }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const isTagged = (await pdf.getMarkInfo())?.Marked === true
  await pdf.loadingTask.destroy()
  return { text: pages.join('\n'), isTagged }
}
