import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#faf8f4;color:#17212b}h2{margin:3rem 0 .5rem;font-size:1.125rem}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}figure{margin:0}img{width:100%;border:1px solid #ccc}`

const percent = (ratio) => `${(ratio * 100).toFixed(2)} %`

/** Writes index.html: before, after and difference of every change; new and vanished stories by name. */
export function writeReport(folder, { changed, added, vanished, same }) {
  const changes = changed.map(({ name, ratio }) => {
    const pictures = ['before', 'after', 'diff'].map(
      (kind) =>
        `<figure><img loading="lazy" src="${name}.${kind}.png" alt=""><figcaption>${kind}</figcaption></figure>`,
    )
    return `<h2>${name}: ${percent(ratio)} differs</h2><div class="row">${pictures.join('')}</div>`
  })
  const news = added.map(
    (name) =>
      `<h2>${name}: new</h2><div class="row"><figure><img loading="lazy" src="${name}.after.png" alt=""></figure></div>`,
  )
  const gone = vanished.length > 0 ? `<h2>No story any more</h2><p>${vanished.join(', ')}</p>` : ''
  const summary = `<p>${same} the same, ${changed.length} changed, ${added.length} new, ${vanished.length} without a story.</p>`
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual changes</title><style>${style}</style><h1>Visual changes</h1>${summary}${changes.join('')}${news.join('')}${gone}</html>`
  writeFileSync(join(folder, 'index.html'), page)
}
