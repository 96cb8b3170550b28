import { drawPage } from '../../packages/server/src/features/documents/reading/pictures/draw-page.ts'

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const style = `body{font:14px/1.5 system-ui;margin:2rem;max-width:70rem}figure{position:relative;margin:0;width:34rem;border:1px solid #999}figure img{display:block;width:100%}
.box{position:absolute;border:2px solid;border-radius:2px}.right{color:#0a6b2d}.check{color:#8a5a00}.missing{color:#555}.wrong{color:#b00020}
article{display:flex;gap:2rem;margin:2rem 0;border-top:1px solid #ccc;padding-top:1rem}table{border-collapse:collapse;align-self:start}td,th{padding:.1rem .6rem;text-align:left}`

/** The first page of a file as a picture; null where there is none, such as for a page that was never printed. */
async function pictureOf({ bytes }) {
  if (!bytes) return null
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return `data:image;base64,${bytes.toString('base64')}`
  const drawn = await drawPage(bytes, 1).catch(() => null)
  return drawn?.kind === 'drawn' ? `data:image/png;base64,${Buffer.from(drawn.png).toString('base64')}` : null
}

const boxOf = ({ name, verdict, place }) =>
  place?.page === 1
    ? `<span class="box ${verdict}" title="${name}" style="left:${100 * place.x}%;top:${100 * place.y}%;width:${100 * place.width}%;height:${100 * place.height}%"></span>`
    : ''
const rowOf = ({ name, verdict, expected, found, confidence }) =>
  `<tr class="${verdict}"><th>${name}</th><td>${verdict}</td><td>${escaped(JSON.stringify(expected))}</td><td>${escaped(JSON.stringify(found))}</td><td>${confidence}</td></tr>`

/** One page with every document, its boxes drawn by verdict. */
export async function htmlOf(documents) {
  const articles = []
  for (const document of documents) {
    const picture = await pictureOf(document)
    articles.push(
      `<article><figure>${picture ? `<img alt="" src="${picture}">` : ''}${document.fields.map(boxOf).join('')}</figure><div><h2>${escaped(document.id)}</h2><table><tr><th>field</th><th></th><th>is</th><th>read</th><th>sure</th></tr>${document.fields.map(rowOf).join('')}</table></div></article>`,
    )
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What the reader makes of its documents</title><style>${style}</style><h1>What the reader makes of its documents</h1><p><span class="right">right</span>, <span class="check">please check</span>, <span class="missing">missing</span>, <span class="wrong">wrong</span></p>${articles.join('')}`
}
