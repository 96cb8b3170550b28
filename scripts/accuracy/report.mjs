import { drawPage } from '../../packages/server/src/features/documents/reading/pictures/render-pdf.ts'
import { countsOf } from './compare.mjs'

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const style = `body{font:14px/1.5 system-ui;margin:2rem;max-width:78rem}h2{margin:0}.pages{flex:none;width:32rem}figure{position:relative;margin:0 0 1rem;border:1px solid #999}
figure img,figure svg{display:block;width:100%}.box{position:absolute;outline:2px solid;outline-offset:2px;border-radius:1px}
.box b{position:absolute;bottom:calc(100% + 2px);left:-2px;padding:0 3px;font:9px/1.2 system-ui;white-space:nowrap;color:#fff}
.right{color:#0a6b2d}.right b{background:#0a6b2d}.check{color:#8a5a00}.check b{background:#8a5a00}.missing{color:#555}.wrong{color:#b00020}.wrong b{background:#b00020}
article{display:flex;gap:2rem;margin:2rem 0;border-top:1px solid #ccc;padding-top:1rem}table{border-collapse:collapse}td,th{padding:.1rem .6rem;text-align:left;vertical-align:top}`
/** Pages of one document that are shown. */
const mostPages = 4

/** The pages of a file as pictures; of a paper that was never printed, its words where they stand. */
async function picturesOf({ bytes, pages }) {
  if (pages) return pages.map(drawnWords)
  if (!bytes.subarray(0, 1024).includes('%PDF-'))
    return [`<img alt="" src="data:image;base64,${bytes.toString('base64')}">`]
  const pictures = []
  for (let number = 1, count = 1; number <= Math.min(count, mostPages); number++) {
    const drawn = await drawPage(bytes, number).catch(() => null)
    if (drawn?.kind !== 'drawn') break
    count = drawn.pages
    pictures.push(`<img alt="" src="data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}">`)
  }
  return pictures.length > 0 ? pictures : ['<p>This page cannot be drawn.</p>']
}

const drawnWords = ({ width, height, words }) =>
  `<svg viewBox="0 0 ${width} ${height}">${words
    .map(
      (word) =>
        `<text x="${word.x.toFixed(1)}" y="${(word.y + 0.8 * word.height).toFixed(1)}" font-size="${(0.9 * word.height).toFixed(1)}" textLength="${word.width.toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escaped(word.text)}</text>`,
    )
    .join('')}</svg>`

const boxOf = ({ name, verdict, place }) =>
  `<span class="box ${verdict}" style="left:${100 * place.x}%;top:${100 * place.y}%;width:${100 * place.width}%;height:${100 * place.height}%"><b>${name}</b></span>`
const rowOf = ({ name, verdict, expected, found, confidence }) =>
  `<tr class="${verdict}"><th>${name}</th><td>${verdict}</td><td>${escaped(JSON.stringify(expected))}</td><td>${escaped(JSON.stringify(found))}</td><td>${confidence}</td></tr>`
const saidOf = (fields) => {
  const { right, check, missing, wrong } = countsOf(fields)
  return `<span class="right">${right} right</span>, <span class="check">${check} please check</span>, <span class="missing">${missing} missing</span>, <span class="wrong">${wrong} wrong</span>`
}

async function articleOf({ id, groups, fields, ...document }) {
  const pictures = await picturesOf(document)
  const figures = pictures.map((picture, at) => {
    const boxes = fields.filter(({ place }) => place?.page === at + 1).map(boxOf)
    return `<figure>${picture}${boxes.join('')}</figure>`
  })
  const made = Object.values(groups).filter(Boolean).join(', ')
  return `<article><div class="pages">${figures.join('')}</div><div><h2>${escaped(id)}</h2><p>${escaped(made)}</p><table><tr><th>field</th><th></th><th>is</th><th>read</th><th>sure</th></tr>${fields.map(rowOf).join('')}</table></div></article>`
}

/** How much there is to look at: wrong before missing before what is to be checked. */
const troubleOf = ({ fields }) => {
  const { check, missing, wrong } = countsOf(fields)
  return 1_000_000 * wrong + 1_000 * missing + check
}

/** One page with so many documents at most, those with most to look at first, their boxes drawn by verdict. */
export async function htmlOf(documents, most) {
  const shown = [...documents].sort((a, b) => troubleOf(b) - troubleOf(a)).slice(0, most)
  const articles = []
  for (const document of shown) articles.push(await articleOf(document))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What the reader makes of its documents</title><style>${style}</style><h1>What the reader makes of its documents</h1><p>Of ${documents.length} documents: ${saidOf(documents.flatMap(({ fields }) => fields))}. ${shown.length} are shown, those with most to look at first.</p>${articles.join('')}`
}
