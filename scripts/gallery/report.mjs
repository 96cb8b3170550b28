import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#faf8f4;color:#17212b}h2{margin:3rem 0 .5rem}
.row{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}figure{margin:0}img{height:26rem;border:1px solid #ccc;display:block}
figcaption{font-size:.875rem}li{color:#b42318}`

/** Writes index.html: a row of pictures per screen, with what is wrong above it. */
export function writeGallery(folder, looks) {
  const screens = Map.groupBy
    ? Map.groupBy(looks, ({ screen }) => screen.id)
    : looks.reduce(
        (groups, look) => groups.set(look.screen.id, [...(groups.get(look.screen.id) ?? []), look]),
        new Map(),
      )
  const sections = [...screens].map(([id, own]) => {
    const defects = own.flatMap(({ variant, defects }) =>
      defects.map((defect) => `<li>${escaped(`${variant}: ${defect}`)}</li>`),
    )
    const pictures = own.map(
      ({ variant, file }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${variant}</figcaption></figure>`,
    )
    return `<h2>${id}</h2><ul>${defects.join('')}</ul><div class="row">${pictures.join('')}</div>`
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style><h1>Gallery</h1>${sections.join('')}</html>`
  writeFileSync(join(folder, 'index.html'), page)
}
