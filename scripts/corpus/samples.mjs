import { mkdir, writeFile } from 'node:fs/promises'
import { bankOverview, incomeStatement, mortgageStatement, provisionalAssessment } from './sample-statements.mjs'

const folder = new URL('../../packages/server/samples/', import.meta.url)

/** The files on offer; the first three "Load Sample Documents" puts through the real reading. */
const samples = {
  'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf': incomeStatement({
    employer: 'Bakkerij De Korenschoof B.V.',
    number: '123456782L01',
    period: '01-01-2024 t/m 31-12-2024',
    code: '010',
    amounts: [
      ['Loon loonbelasting/volksverzekeringen', '38.450,00'],
      ['Ingehouden loonbelasting/premie volksverzekeringen (loonheffing)', '7.215,00'],
      ['Verrekende arbeidskorting', '5.158,00'],
      ['Ingehouden bijdrage Zorgverzekeringswet', '0,00'],
      ['Werkgeversheffing Zorgverzekeringswet', '2.526,00'],
      ['Totaal premies werknemersverzekeringen', '4.671,00'],
      ['SV-loon', '38.450,00'],
    ],
  }),
  'jaaropgaaf-2024-stichting-de-leeszaal.pdf': incomeStatement({
    employer: 'Stichting De Leeszaal',
    number: '234567893L01',
    period: '01-06-2024 t/m 31-12-2024',
    code: '011',
    amounts: [
      ['Fiscaal loon', '9.360,50'],
      ['Ingehouden loonheffing', '3.457,25'],
      ['Verrekende arbeidskorting', '0,00'],
      ['Loon Zvw', '9.360,50'],
      ['Bruto loon', '9.812,00'],
    ],
  }),
  'jaaroverzicht-hypotheek-2024.pdf': mortgageStatement(),
  'jaaroverzicht-bank-2024.pdf': bankOverview(),
  'voorlopige-aanslag-2024.pdf': provisionalAssessment(),
}

await mkdir(folder, { recursive: true })
for (const [name, file] of Object.entries(samples)) {
  const bytes = await file
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
