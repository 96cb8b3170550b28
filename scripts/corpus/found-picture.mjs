/** Where the pictures lie that the browser asks for. */
export const picturesFolder = new URL('../../packages/app/public/found/', import.meta.url)

/** Every statement that is drawn, by its title: who sent it and its lines. All of it is made up. */
const statements = {
  Jaaropgaaf: {
    sender: 'Bakkerij De Korenschoof B.V.',
    lines: [
      ['Loon loonbelasting/volksverzekeringen', '38.450,00'],
      ['Ingehouden loonheffing', '7.215,00'],
      ['Verrekende arbeidskorting', '5.158,00'],
      ['Werkgeversheffing Zvw', '2.526,00'],
    ],
  },
  'Jaaropgaaf pensioen': {
    sender: 'Pensioenfonds De Vuurtoren',
    lines: [
      ['Fiscaal loon', '12.600,00'],
      ['Ingehouden loonheffing', '2.402,00'],
      ['Ingehouden bijdrage Zvw', '670,00'],
    ],
  },
  'Jaaroverzicht bank': {
    sender: 'Voorbeeldbank N.V.',
    lines: [
      ['Spaarrekening', ''],
      ['Saldo op 1 januari 2024', '64.120,00'],
      ['Saldo op 31 december 2024', '66.875,40'],
      ['Ontvangen rente', '1.092,10'],
    ],
  },
  'Jaaroverzicht beleggingen': {
    sender: 'Voorbeeld Beleggen B.V.',
    lines: [
      ['Waarde op 1 januari 2024', '45.000,00'],
      ['Waarde op 31 december 2024', '48.310,00'],
      ['Ontvangen dividend', '800,00'],
      ['Ingehouden dividendbelasting', '120,00'],
    ],
  },
  'Jaaroverzicht hypotheek': {
    sender: 'Voorbeeld Hypotheken N.V.',
    lines: [
      ['Rente leningdeel 1', '4.512,60'],
      ['Rente leningdeel 2', '2.361,60'],
      ['Totaal betaalde rente', '6.874,20'],
      ['Restschuld per 31 december 2024', '243.400,00'],
    ],
  },
  'WOZ-beschikking': {
    sender: 'Gemeente Voorbeeld',
    lines: [
      ['Adres', 'Molenweg 12'],
      ['Waardepeildatum', '1 januari 2023'],
      ['WOZ-waarde', '415.000'],
    ],
  },
}

const size = { width: 640, height: 340, edge: 28, first: 148, step: 50, letters: 21 }
const colour = { paper: '#ffffff', ink: '#1c2430', muted: '#5b6573', rule: '#d5dae1', mark: '#1f4e9e' }

/** A statement with one of its lines marked, as an SVG. Throws where the statement has no such line. */
export function foundPicture(statement, marked) {
  const { sender, lines } = statements[statement]
  const place = lines.findIndex(([label]) => label === marked)
  if (place === -1) throw new Error(`${statement} has no line ${marked}`)
  const { width, height, edge, letters } = size
  const yOf = (index) => size.first + index * size.step
  const text = (x, y, words, attributes = '') => `<text x="${x}" y="${y}"${attributes}>${words}</text>`
  const drawn = lines.flatMap(([label, value], index) => [
    `<path d="M${edge} ${yOf(index) + 16}H${width - edge}" stroke="${colour.rule}"/>`,
    text(edge + 8, yOf(index), label, index === place ? ' font-weight="700"' : ''),
    text(width - edge - 8, yOf(index), value, ` text-anchor="end"${index === place ? ' font-weight="700"' : ''}`),
  ])
  const mark = `<rect x="${edge - 6}" y="${yOf(place) - 32}" width="${width - 2 * edge + 12}" height="46" rx="8" fill="${colour.mark}" fill-opacity=".12" stroke="${colour.mark}" stroke-width="4"/>`
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="'Source Sans 3','Segoe UI',Arial,sans-serif" font-size="${letters}" fill="${colour.ink}">`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    text(edge + 8, 48, sender, ` font-size="20" fill="${colour.muted}"`),
    text(edge + 8, 90, statement, ' font-size="32" font-weight="700"'),
    ...drawn,
    mark,
    '</svg>',
  ].join('\n')}\n`
}
